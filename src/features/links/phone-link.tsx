import type { ReactNode } from 'react';
import type { CountryCode } from '~/src/config/locales';
import { useLocale } from '../locale';

export interface PhoneLinkProps {
  phone: string;
  /** The visible text; the number itself if absent. */
  children?: ReactNode;
  label?: string;
  className?: string;
}

/** A North American number: abroad, ten digits begin with 0 or 1. */
const NORTH_AMERICAN = /^[2-9]\d{9}$/;

/** Calling codes of countries in which the first 0 of a number is for calls from within the country. */
const CALLING_CODES: Partial<Readonly<Record<CountryCode, number>>> =
  process.env.SELLS_ABROAD === 'no'
    ? {}
    : { GB: 44, IE: 353, AU: 61, FR: 33, BE: 32, DE: 49, NL: 31, CH: 41 };

/**
 * The `tel:` URL, with the calling code wherever the number has one.
 * @param country of the readers, who call national numbers there
 */
export const phoneHref = (phone: string, country: CountryCode): string => {
  const dialled = phone.replace(/[^\d+]/g, '');
  if (NORTH_AMERICAN.test(dialled)) return `tel:+1${dialled}`;
  const code = CALLING_CODES[country];
  return `tel:${code ? dialled.replace(/^0(?!0)/, `+${code}`) : dialled}`;
};

/** A telephone link; letters and spaces of the number are for display only. */
export function PhoneLink({ phone, children, label, className }: PhoneLinkProps) {
  const { locale } = useLocale();
  return (
    <a href={phoneHref(phone, locale.shopifyCountry)} aria-label={label} className={className}>
      {children ?? phone}
    </a>
  );
}
