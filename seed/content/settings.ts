import * as v from 'valibot';
import { price, words } from '../load/fields';
import { readJson } from '../load/json';
import type { DocumentSource, Site } from './document';
import { wording } from './fields';
import { linkTo } from './links';
import { picture, pictureName } from './pictures';
import type { Wording } from './wording';
import { inWordsOf } from './wording-syntax';

const time = v.pipe(v.string(), v.regex(/^\d\d:\d\d$/, 'takes a time such as 08:00.'));
const amounts = v.strictObject({
  USD: price,
  CAD: price,
  GBP: v.optional(price),
  AUD: v.optional(price),
  EUR: v.optional(price),
});

const careHours = v.array(
  v.strictObject({
    days: words,
    hours: words,
    weekdays: v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))),
    opens: time,
    closes: time,
    timeZone: v.optional(words),
  }),
);

/** `settings.json`: the company and site settings of a brand. Times are Eastern where no time zone is named. */
const settings = v.strictObject({
  announcement: v.strictObject({ text: wording, link: words, linkAbroad: v.optional(words) }),
  newsletter: v.strictObject({ heading: wording, code: words }),
  careHours,
  /** Outside North America, where the desk for Europe answers. */
  careHoursAbroad: v.optional(careHours),
  freeShippingThreshold: amounts,
  shippingRate: amounts,
  countryShippingRates: v.optional(v.array(v.strictObject({ country: words, amount: price }))),
  returnDays: v.pipe(v.number(), v.integer()),
  guarantee: v.optional(v.strictObject({ label: wording, link: words })),
  waysToPay: v.optional(
    v.array(v.picklist(['creditCard', 'debitCard', 'wallet', 'bank', 'giftCard'])),
  ),
  defaultTitle: wording,
  defaultDescription: wording,
  defaultDescriptionAbroad: v.optional(wording),
  tagline: v.optional(wording),
  socialHandle: words,
  socialImage: pictureName,
  social: v.array(v.strictObject({ label: words, url: v.pipe(v.string(), v.url()) })),
  promotionPath: words,
  promotionPathAbroad: v.optional(words),
  productSafety: v.optional(v.strictObject({ manufacturer: wording, responsiblePerson: wording })),
  organisation: v.strictObject({
    legalName: wording,
    foundedYear: v.number(),
    address: wording,
    email: v.pipe(v.string(), v.email()),
  }),
});

/** A site's settings in the words of each country. */
export function settingsDocument(site: Site): (w: Wording) => DocumentSource {
  const {
    announcement,
    guarantee,
    socialImage,
    careHoursAbroad,
    promotionPathAbroad,
    defaultDescriptionAbroad,
    ...entries
  } = readJson(`content/${site}/settings.json`, settings);
  return w => ({
    type: 'siteSettings',
    name: 'settings',
    fields: {
      ...inWordsOf(entries, w),
      ...(w.isAbroad && careHoursAbroad ? { careHours: careHoursAbroad } : {}),
      ...(w.isAbroad && promotionPathAbroad ? { promotionPath: promotionPathAbroad } : {}),
      ...(w.isAbroad && defaultDescriptionAbroad
        ? { defaultDescription: inWordsOf(defaultDescriptionAbroad, w) }
        : {}),
      announcement: {
        text: inWordsOf(announcement.text, w),
        link: linkTo((w.isAbroad && announcement.linkAbroad) || announcement.link),
      },
      ...(guarantee && {
        guarantee: { label: inWordsOf(guarantee.label, w), link: linkTo(guarantee.link) },
      }),
      phone: w.phone,
      socialImage: picture(socialImage),
    },
  });
}
