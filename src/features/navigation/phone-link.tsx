import type { ReactNode } from 'react';

export interface PhoneLinkProps {
  phone: string;
  /** What is shown; the number itself when absent. */
  children?: ReactNode;
  label?: string;
  className?: string;
}

/** A link that calls; letters and spaces of the number are for the eye only. */
export function PhoneLink({ phone, children, label, className }: PhoneLinkProps) {
  return (
    <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} aria-label={label} className={className}>
      {children ?? phone}
    </a>
  );
}
