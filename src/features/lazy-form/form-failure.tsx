import type { ReactNode } from 'react';
import { InfoIcon } from '~/src/ui/icons';

/** Says that a form was not sent; the place is always there, so that it is read out. */
export function FormFailure({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={children ? 'field-error' : undefined}>
      {children && <InfoIcon size={20} />}
      {children}
    </p>
  );
}
