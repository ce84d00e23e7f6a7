import type { ReactNode } from 'react';

/** Where toasts appear; always in the page, so that what enters it is announced. */
export function ToastRegion({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div role="region" aria-label={label}>
      <div className="toasts" role="status">
        {children}
      </div>
    </div>
  );
}
