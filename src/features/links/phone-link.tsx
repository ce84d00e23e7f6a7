import type { ReactNode } from 'react';

export interface PhoneLinkProps {
  phone: string;
  /** The visible text; the number itself if absent. */
  children?: ReactNode;
  label?: string;
  className?: string;
}

const NATIONAL_DIGITS = 10;

/** The `tel:` URL: ten digits are a North American number. */
export const phoneHref = (phone: string): string => {
  const dialled = phone.replace(/[^\d+]/g, '');
  return dialled.length === NATIONAL_DIGITS ? `tel:+1${dialled}` : `tel:${dialled}`;
};

/** A telephone link; letters and spaces of the number are for display only. */
export function PhoneLink({ phone, children, label, className }: PhoneLinkProps) {
  return (
    <a href={phoneHref(phone)} aria-label={label} className={className}>
      {children ?? phone}
    </a>
  );
}
