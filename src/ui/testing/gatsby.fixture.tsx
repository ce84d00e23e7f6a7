import type { AnchorHTMLAttributes } from 'react';
import { vi } from 'vitest';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
}

/** Stands in for the generator's link in tests: a plain one. */
export const Link = ({ to, children, ...rest }: LinkProps) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

export const navigate = vi.fn();
