import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';

/** Replaces a form that was sent, and gets the focus. */
export function FormSuccess({ heading, children }: { heading: string; children?: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} role="status" tabIndex={-1} className="grid gap-3">
      <h3 className="text-xl">{heading}</h3>
      {children}
    </div>
  );
}
