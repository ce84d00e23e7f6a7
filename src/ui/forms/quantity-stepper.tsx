import { useEffect, useRef } from 'react';
import { IconButton } from '../icon-button';
import { MinusIcon, PlusIcon } from '../icons';

export interface QuantityStepperProps {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  /** The next value up or down, if it is not the adjacent number. */
  onStep?: (by: 1 | -1) => void;
  /** Absent when stock sets no limit. */
  max?: number | null;
  labels: { quantity: string; increase: string; decrease: string };
  disabled?: boolean;
}

const WHOLE = /^\d+$/;

export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onChange, onStep, min = 1, max, labels, disabled } = props;
  const input = useRef<HTMLInputElement>(null);
  const set = (wanted: number) => {
    const next = Math.max(min, max == null ? wanted : Math.min(max, wanted));
    if (next !== value) onChange(next);
  };
  const step = (by: 1 | -1) => (onStep ? onStep(by) : set(value + by));
  const read = (field: HTMLInputElement) => {
    const text = field.value.trim();
    if (WHOLE.test(text)) set(Number(text));
    field.value = String(value);
  };
  // Typed text stays until it is read; a new element for each value would lose the focus.
  useEffect(() => {
    if (input.current) input.current.value = String(value);
  }, [value]);
  return (
    <div className="stepper" role="group" aria-label={labels.quantity}>
      <IconButton
        label={labels.decrease}
        disabled={disabled || value <= min}
        onClick={() => step(-1)}
      >
        <MinusIcon size={20} />
      </IconButton>
      <input
        ref={input}
        inputMode="numeric"
        aria-label={labels.quantity}
        defaultValue={value}
        disabled={disabled}
        onBlur={event => read(event.currentTarget)}
        onKeyDown={event => {
          if (event.key === 'Enter') {
            event.preventDefault();
            read(event.currentTarget);
          }
        }}
      />
      <IconButton
        label={labels.increase}
        disabled={disabled || (max != null && value >= max)}
        onClick={() => step(1)}
      >
        <PlusIcon size={20} />
      </IconButton>
    </div>
  );
}
