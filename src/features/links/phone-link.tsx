import type { ReactNode } from 'react';

export interface PhoneLinkProps {
  phone: string;
  /** What is shown; the number itself when absent. */
  children?: ReactNode;
  label?: string;
  className?: string;
}

const NATIONAL_DIGITS = 10;

/** The address that calls: ten digits are a North American number. */
export const phoneHref = (phone: string): string => {
  const dialled = phone.replace(/[^\d+]/g, '');
  return dialled.length === NATIONAL_DIGITS ? `tel:+1${dialled}` : `tel:${dialled}`;
};

/** A link that calls; letters and spaces of the number are for the eye only. */
export function PhoneLink({ phone, children, label, className }: PhoneLinkProps) {
  return (
    <a href={phoneHref(phone)} aria-label={label} className={className}>
      {children ?? phone}
    </a>
  );
}
