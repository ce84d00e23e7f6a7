import { cx } from './class-names';

/** A placeholder that shows only after 300 ms; the caller gives it the size of what comes. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('skeleton block', className)} />;
}
