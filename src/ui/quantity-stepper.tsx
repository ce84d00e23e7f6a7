import { IconButton } from './icon-button';
import { MinusIcon, PlusIcon } from './icons';

export interface QuantityStepperProps {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  /** Absent when stock sets no limit. */
  max?: number | null;
  labels: { quantity: string; increase: string; decrease: string };
  disabled?: boolean;
}

const WHOLE = /^\d{1,4}$/;

export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onChange, min = 1, max, labels, disabled } = props;
  const set = (wanted: number) => {
    const next = Math.max(min, max == null ? wanted : Math.min(max, wanted));
    if (next !== value) onChange(next);
  };
  return (
    <div className="stepper" role="group" aria-label={labels.quantity}>
      <IconButton
        label={labels.decrease}
        disabled={disabled || value <= min}
        onClick={() => set(value - 1)}
      >
        <MinusIcon size={20} />
      </IconButton>
      <input
        key={value}
        inputMode="numeric"
        aria-label={labels.quantity}
        defaultValue={value}
        disabled={disabled}
        onBlur={event => {
          const text = event.currentTarget.value.trim();
          if (WHOLE.test(text)) set(Number(text));
          event.currentTarget.value = String(value);
        }}
        onKeyDown={event => {
          if (event.key === 'Enter') {
            event.preventDefault();
            event.currentTarget.blur();
          }
        }}
      />
      <IconButton
        label={labels.increase}
        disabled={disabled || (max != null && value >= max)}
        onClick={() => set(value + 1)}
      >
        <PlusIcon size={20} />
      </IconButton>
    </div>
  );
}
