import type { Brand } from '~/src/config/brands/brand';
import type { Locale } from '~/src/config/locales';
import { localizePath } from '~/src/config/paths';

/** The outlets where a code can be shared (spec account §3). */
export const SHARE_OUTLETS = ['email', 'sms', 'facebook', 'twitter', 'linkedin'] as const;

export type ShareOutlet = (typeof SHARE_OUTLETS)[number];

/** What to share. */
export interface Shared {
  readonly subject: string;
  /** A sentence without the link. */
  readonly text: string;
  readonly link: string;
}

const query = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

/** The share URL of an outlet; none of its scripts are loaded. */
export const shareAddress = (outlet: ShareOutlet, { subject, text, link }: Shared): string => {
  const body = `${text} ${link}`;
  switch (outlet) {
    case 'email':
      return `mailto:?${query({ subject, body })}`;
    case 'sms':
      // Phones disagree about the first separator of the query; all of them accept this one.
      return `sms:?&${query({ body })}`;
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?${query({ u: link })}`;
    case 'twitter':
      return `https://x.com/intent/post?${query({ text, url: link })}`;
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?${query({ url: link })}`;
  }
};

/** A member's link, to the home page of the locale: its shop sells in the member's currency. */
export const linkInLocale = (link: string, locale: Locale, brand: Brand): string => {
  const url = new URL(link);
  url.pathname = localizePath(url.pathname, locale, brand);
  return url.href;
};

/** Whether an outlet is a website, which opens in a new tab; the others are apps. */
export const isWebsite = (address: string): boolean => address.startsWith('https:');
