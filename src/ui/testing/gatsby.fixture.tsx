import type { AnchorHTMLAttributes } from 'react';
import { vi } from 'vitest';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
}

/** Replaces Gatsby's link in tests with a plain one. */
export const Link = ({ to, children, ...rest }: LinkProps) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

export const navigate = vi.fn();
