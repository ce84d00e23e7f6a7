import type { ReactNode } from 'react';

/** The region of toasts; always in the page, so that new ones are announced. */
export function ToastRegion({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div role="region" aria-label={label}>
      <div className="toasts wrap" role="status">
        {children}
      </div>
    </div>
  );
}
