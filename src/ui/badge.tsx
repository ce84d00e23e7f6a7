import type { ReactNode } from 'react';
import { cx } from './class-names';

export type BadgeTone = 'tint' | 'sale' | 'strong' | 'quiet';

interface BadgeProps {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}

export function Badge({ tone = 'tint', className, children }: BadgeProps) {
  return (
    <span className={cx('badge', tone !== 'tint' && `badge-${tone}`, className)}>{children}</span>
  );
}
