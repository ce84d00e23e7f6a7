import type { ReactNode } from 'react';
import { PlusIcon } from './icons';

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean;
  /** Disclosures of one name close each other. */
  name?: string;
}

export function Disclosure({ summary, children, open, name }: DisclosureProps) {
  return (
    <details className="disclosure" open={open} {...(name ? { name } : {})}>
      <summary>
        {summary}
        <PlusIcon />
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
