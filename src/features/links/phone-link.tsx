import type { ReactNode } from 'react';

export interface PhoneLinkProps {
  phone: string;
  /** The visible text; the number itself if absent. */
  children?: ReactNode;
  label?: string;
  className?: string;
}

/** A North American number: abroad, ten digits begin with 0 or 1. */
const NORTH_AMERICAN = /^[2-9]\d{9}$/;

/** The `tel:` URL. */
export const phoneHref = (phone: string): string => {
  const dialled = phone.replace(/[^\d+]/g, '');
  return NORTH_AMERICAN.test(dialled) ? `tel:+1${dialled}` : `tel:${dialled}`;
};

/** A telephone link; letters and spaces of the number are for display only. */
export function PhoneLink({ phone, children, label, className }: PhoneLinkProps) {
  return (
    <a href={phoneHref(phone)} aria-label={label} className={className}>
      {children ?? phone}
    </a>
  );
}
