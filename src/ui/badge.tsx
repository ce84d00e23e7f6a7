import type { ReactNode } from 'react';
import { cx } from './class-names';

export type BadgeTone = 'tint' | 'sale' | 'strong' | 'quiet';

export function Badge({ tone = 'tint', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={cx('badge', tone !== 'tint' && `badge-${tone}`)}>{children}</span>;
}
