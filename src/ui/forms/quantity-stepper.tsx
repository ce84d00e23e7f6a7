import { useEffect, useRef } from 'react';
import { IconButton } from '../icon-button';
import { MinusIcon, PlusIcon } from '../icons';

export interface QuantityStepperProps {
  value: number;
  onChange: (value: number) => void;
  /** Called when the field holds no whole number from `min` to `max`; what was typed stays in it. */
  onRefuse: (field: HTMLInputElement) => void;
  /** Id of the message about what was refused, while there is one. */
  problemId?: string | undefined;
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
  const { value, onChange, onRefuse, problemId, onStep, min = 1, max, labels, disabled } = props;
  const input = useRef<HTMLInputElement>(null);
  const step = (by: 1 | -1) => (onStep ? onStep(by) : onChange(value + by));
  const read = (field: HTMLInputElement) => {
    const text = field.value.trim();
    const wanted = WHOLE.test(text) ? Number(text) : NaN;
    const isKept = wanted === value;
    if (!isKept && !(wanted >= min && (max == null || wanted <= max))) return onRefuse(field);
    field.value = String(wanted);
    if (!isKept || problemId) onChange(wanted);
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
        aria-invalid={problemId ? true : undefined}
        aria-describedby={problemId}
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
