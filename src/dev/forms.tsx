import { useState } from 'react';
import { ChoiceGroup, PillChoice, RadioCard, Swatch } from '../ui/forms/choice';
import { SwatchDot } from '../ui/swatch-dot';
import { Field, Select } from '../ui/forms/field';
import { ChapterSection, Example, ExampleGroup } from './specimen';

const COLORS = { Slate: '#4a5058', Sky: '#5aa9d6', Coral: '#e5553c', White: '#ffffff' };

function Fields() {
  return (
    <ExampleGroup title="Fields">
      <Example label="empty">
        <Field label="Email" type="email" placeholder="you@example.com" />
      </Example>
      <Example label="filled, with a note">
        <Field label="ZIP code" note="To find the dealer nearest to you." defaultValue="53703" />
      </Example>
      <Example label="with an error">
        <Field label="Phone" error="Please give ten digits." defaultValue="555" />
      </Example>
      <Example label="focus">
        <Field label="First name" className="dev-focus" defaultValue="Nadia" />
      </Example>
      <Example label="disabled">
        <Field label="Country" disabled defaultValue="United States" />
      </Example>
      <Example label="select">
        <Select label="Delivery frequency">
          <option>Every 3 months</option>
          <option>Every 6 months</option>
        </Select>
      </Example>
      <Example label="select with an error">
        <Select label="Delivery frequency" error="Please select a frequency">
          <option>Choose</option>
        </Select>
      </Example>
    </ExampleGroup>
  );
}

function Choices() {
  const [size, setSize] = useState('Medium');
  const [color, setColor] = useState('Sky');
  const [buy, setBuy] = useState('once');
  return (
    <ExampleGroup title="Choices">
      <Example label="pills: chosen, free, not to be had, disabled">
        <ChoiceGroup legend={`Size: ${size}`}>
          {['Small', 'Medium', 'Large', 'Giant'].map(value => (
            <PillChoice
              key={value}
              name="dev-size"
              value={value}
              checked={value === size}
              onSelect={setSize}
              unavailable={value === 'Large'}
              disabled={value === 'Giant'}
            >
              {value}
            </PillChoice>
          ))}
        </ChoiceGroup>
      </Example>
      <Example label="swatches: chosen, free, not to be had">
        <ChoiceGroup legend={`Color: ${color}`}>
          {Object.entries(COLORS).map(([name, value]) => (
            <Swatch
              key={name}
              name="dev-color"
              value={name}
              label={name}
              color={value}
              checked={name === color}
              onSelect={setColor}
              unavailable={name === 'Coral'}
            />
          ))}
        </ChoiceGroup>
      </Example>
      <Example label="cards">
        <ChoiceGroup legend="How would you like to buy it?" className="grid gap-2">
          {['once', 'autoship'].map(value => (
            <RadioCard
              key={value}
              name="dev-buy"
              value={value}
              checked={value === buy}
              onSelect={setBuy}
            >
              {value === 'once' ? 'One-time purchase' : 'Save 15% with Autoship'}
            </RadioCard>
          ))}
        </ChoiceGroup>
      </Example>
      <Example label="check">
        <label className="check">
          <input type="checkbox" defaultChecked />
          <span>
            <b className="block font-semibold">Analytics</b>
            Shows us which pages help and which do not.
          </span>
        </label>
      </Example>
      <Example label="dots on a tile">
        <span className="inline-flex gap-1">
          {Object.values(COLORS).map(value => (
            <SwatchDot key={value} color={value} />
          ))}
        </span>
      </Example>
    </ExampleGroup>
  );
}

/** Fields and choices in each of their states. */
export function Forms() {
  return (
    <ChapterSection id="forms" title="Forms">
      <Fields />
      <Choices />
    </ChapterSection>
  );
}
