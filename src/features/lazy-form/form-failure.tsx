import type { ReactNode } from 'react';
import { InfoIcon } from '~/src/ui/icons';

/** The error of a failed submission; the live region is always there, so that it is announced. */
export function FormFailure({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={children ? 'field-error' : undefined}>
      {children && <InfoIcon size={20} />}
      {children}
    </p>
  );
}
