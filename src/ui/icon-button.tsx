import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { forwardRef } from 'react';
import { cx } from './class-names';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string;
  children: ReactNode;
}

export const IconButton = forwardRef(function IconButton(
  { label, className, children, type = 'button', ...rest }: IconButtonProps,
  ref: Ref<HTMLButtonElement>,
) {
  return (
    <button
      ref={ref}
      type={type}
      aria-label={label}
      className={cx('icon-btn', className)}
      {...rest}
    >
      {children}
    </button>
  );
});
