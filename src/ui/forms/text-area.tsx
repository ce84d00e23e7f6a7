import type { Ref, TextareaHTMLAttributes } from 'react';
import { forwardRef, useId } from 'react';
import { described, FieldFrame, type FieldFrameProps } from './field';

export type TextAreaProps = FieldFrameProps & TextareaHTMLAttributes<HTMLTextAreaElement>;

/** A field for some lines. */
export const TextArea = forwardRef(function TextArea(
  { label, note, error, hideLabel, rows = 6, ...rest }: TextAreaProps,
  ref: Ref<HTMLTextAreaElement>,
) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} note={note} error={error} hideLabel={hideLabel}>
      <textarea
        ref={ref}
        id={id}
        rows={rows}
        className="input"
        {...described(id, note, error)}
        {...rest}
      />
    </FieldFrame>
  );
});
