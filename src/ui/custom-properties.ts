import type { CSSProperties } from 'react';

/** Custom properties for a style attribute, which React's type leaves out. */
export const customProperties = (
  values: Readonly<Record<`--${string}`, string | number>>,
): CSSProperties => ({ ...values });
