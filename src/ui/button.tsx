import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { forwardRef } from 'react';
import { cx } from './class-names';

/** `primary` is the one action of a view; `strong` is dark; `secondary` is outlined. */
export type ButtonVariant = 'primary' | 'strong' | 'secondary';
export type ButtonSize = 'md' | 'sm';

/** The button's look, also for links and summaries. */
export const buttonClass = (variant: ButtonVariant = 'strong', size: ButtonSize = 'md'): string =>
  cx('btn', variant !== 'strong' && `btn-${variant}`, size === 'sm' && 'btn-sm');

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  busy?: boolean;
  children: ReactNode;
}

export const Button = forwardRef(function Button(
  { variant, size, busy, className, type = 'button', ...rest }: ButtonProps,
  ref: Ref<HTMLButtonElement>,
) {
  return (
    <button
      ref={ref}
      type={type}
      aria-busy={busy || undefined}
      className={cx(buttonClass(variant, size), className)}
      {...rest}
    />
  );
});
