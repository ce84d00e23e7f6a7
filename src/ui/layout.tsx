import type { ElementType, ReactNode } from 'react';
import { cx } from './class-names';

interface BoxProps {
  children: ReactNode;
  className?: string;
  as?: ElementType;
}

export type Tone = 'plain' | 'tint' | 'warm' | 'sunk' | 'strong';

const TONES: Readonly<Record<Tone, string>> = {
  plain: '',
  tint: 'band bg-tint',
  warm: 'band bg-warm',
  sunk: 'band bg-sunk',
  strong: 'band on-strong',
};

export interface SectionProps {
  children: ReactNode;
  className?: string;
  tone?: Tone;
  /** Id of the heading that names the section. */
  labelledBy?: string;
}

/** A band of a page, with its vertical rhythm. */
export function Section({ children, className, tone = 'plain', labelledBy }: SectionProps) {
  return (
    <section aria-labelledby={labelledBy} className={cx('section', TONES[tone], className)}>
      {children}
    </section>
  );
}

export type GridColumns = 3 | 4;

const COLUMNS: Readonly<Record<GridColumns, string>> = {
  3: 'grid-cols-2 lg:grid-cols-3',
  4: 'grid-cols-2 md:grid-cols-3 xl:grid-cols-4',
};

/** An even grid; product tiles use 3 or 4 columns (2 on a phone). */
export function Grid({
  columns = 4,
  as: Tag = 'div',
  className,
  children,
}: BoxProps & { columns?: GridColumns }) {
  return (
    <Tag className={cx('grid gap-x-3 gap-y-8 sm:gap-x-6 sm:gap-y-12', COLUMNS[columns], className)}>
      {children}
    </Tag>
  );
}
