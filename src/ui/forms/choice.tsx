import type { ReactNode } from 'react';
import { cx } from '../class-names';
import { customProperties } from '../custom-properties';
import { described } from './field';

interface ChoiceProps {
  name: string;
  value: string;
  checked: boolean;
  onSelect: (value: string) => void;
  /** Still selectable, but shown as unavailable. */
  unavailable?: boolean;
  /** The availability, which determines the appearance. */
  state?: string;
  disabled?: boolean;
  /**
   * Id of the choice; its error message has the same id with `-error`. Null while there is no
   * error.
   */
  problemId?: string | null;
}

const radio = (
  { name, value, checked, onSelect, disabled, problemId }: ChoiceProps,
  label?: string,
) => (
  <input
    type="radio"
    name={name}
    value={value}
    checked={checked}
    disabled={disabled}
    aria-label={label}
    {...(problemId ? described(problemId, undefined, problemId) : {})}
    onChange={() => onSelect(value)}
  />
);

/** A fieldset of choices; the legend can contain the selected value. */
export function ChoiceGroup(props: { legend: ReactNode; children: ReactNode; className?: string }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold text-sm">{props.legend}</legend>
      <div className={cx(props.className ?? 'flex flex-wrap gap-2')}>{props.children}</div>
    </fieldset>
  );
}

/** A card with a visible radio button, for a choice that needs text. */
export function RadioCard({ children, ...choice }: ChoiceProps & { children: ReactNode }) {
  return (
    <label className="choice" data-unavailable={choice.unavailable || undefined}>
      {radio(choice)}
      <span className="grow min-w-0">{children}</span>
    </label>
  );
}

/** A small text choice such as a size. `label` is read out when it must say more than the text. */
export function PillChoice({
  children,
  label,
  ...choice
}: ChoiceProps & { children: ReactNode; label?: string }) {
  return (
    <label
      className="choice choice-pill"
      data-unavailable={choice.unavailable || undefined}
      data-state={choice.state}
    >
      {radio(choice, label)}
      <span>{children}</span>
    </label>
  );
}

/** A color choice. `color` is a CSS color; `label` names it. */
export function Swatch({
  color,
  label,
  ...choice
}: ChoiceProps & { color: string; label: string }) {
  return (
    <label
      className="swatch"
      title={label}
      data-unavailable={choice.unavailable || undefined}
      data-state={choice.state}
    >
      {radio(choice, label)}
      <i style={customProperties({ '--swatch': color })} />
    </label>
  );
}
