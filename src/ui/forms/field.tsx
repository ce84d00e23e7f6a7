import type {
  InputHTMLAttributes,
  ReactNode,
  Ref,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react';
import { forwardRef, useId } from 'react';
import { cx } from '../class-names';
import { InfoIcon } from '../icons';

export interface FieldFrameProps {
  label: string;
  note?: string;
  error?: string | null;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
}

interface FrameProps extends FieldFrameProps {
  id: string;
  children: ReactNode;
}

export function FieldFrame({ id, label, note, error, hideLabel, children }: FrameProps) {
  return (
    <div className="field">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'field-label'}>
        {label}
      </label>
      {children}
      {note && (
        <span id={`${id}-note`} className="field-note">
          {note}
        </span>
      )}
      {error && (
        <span id={`${id}-error`} className="field-error">
          <InfoIcon size={20} />
          {error}
        </span>
      )}
    </div>
  );
}

/** The attributes that connect a control to its note and its error. */
export const described = (id: string, note?: string, error?: string | null) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': cx(note && `${id}-note`, error && `${id}-error`) || undefined,
});

export type FieldProps = FieldFrameProps & InputHTMLAttributes<HTMLInputElement>;

export const Field = forwardRef(function Field(
  { label, note, error, hideLabel, className, ...rest }: FieldProps,
  ref: Ref<HTMLInputElement>,
) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} note={note} error={error} hideLabel={hideLabel}>
      <input
        ref={ref}
        id={id}
        className={cx('input', className)}
        {...described(id, note, error)}
        {...rest}
      />
    </FieldFrame>
  );
});

export type SelectProps = FieldFrameProps & SelectHTMLAttributes<HTMLSelectElement>;

export const Select = forwardRef(function Select(
  { label, note, error, hideLabel, className, children, ...rest }: SelectProps,
  ref: Ref<HTMLSelectElement>,
) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} note={note} error={error} hideLabel={hideLabel}>
      <select
        ref={ref}
        id={id}
        className={cx('input', className)}
        {...described(id, note, error)}
        {...rest}
      >
        {children}
      </select>
    </FieldFrame>
  );
});

export type TextAreaProps = FieldFrameProps & TextareaHTMLAttributes<HTMLTextAreaElement>;

export function TextArea({ label, note, error, hideLabel, className, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} note={note} error={error} hideLabel={hideLabel}>
      <textarea
        id={id}
        rows={4}
        className={cx('input', className)}
        {...described(id, note, error)}
        {...rest}
      />
    </FieldFrame>
  );
}
