import type {
  CareHours,
  LabelledLink,
  Navigation,
  NavigationColumn,
  NavigationTile,
  SiteSettings,
} from '~/src/domain/content/content';
import { parseMoney } from '~/src/domain/commerce/money';
import { CURRENCY_CODES } from '~/src/config/currency';
import { LOCALES } from '~/src/config/locales';
import { isWayToPay, WAYS_TO_PAY, type WayToPay } from '~/src/domain/content/ways-to-pay';
import { listOf } from '~/src/domain/data/read';
import type { DocumentFields } from '../fields';

const invalidAmount = (amount: string): string =>
  `"${amount}" is not an amount. Write it as 75.00, without a currency sign.`;

const amounts = (
  fields: DocumentFields,
  name: 'freeShippingThreshold' | 'shippingRate',
): SiteSettings['freeShippingThreshold'] =>
  fields.nested(name, item => {
    const entries = CURRENCY_CODES.flatMap(currency => {
      const amount = item.optionalText(currency);
      if (amount === null) return [];
      const money = parseMoney(amount, currency);
      if (money) return [[currency, money] as const];
      item.problem(currency, invalidAmount(amount));
      return [];
    });
    return Object.fromEntries(entries);
  }) ?? {};

/** Rates by country; the currency of one is that of its country. */
const countryShippingRates = (
  fields: DocumentFields,
): Pick<SiteSettings, 'countryShippingRates'> => {
  const rates = fields.list('countryShippingRates', item => {
    const country = item.text('country');
    const amount = item.text('amount');
    const locale = LOCALES.find(({ shopifyCountry }) => shopifyCountry === country);
    const money = locale && parseMoney(amount, locale.currency);
    if (country !== '' && !locale) {
      item.problem('country', `no site is for the country "${country}". Write it as CH.`);
    } else if (locale && amount !== '' && !money) {
      item.problem('amount', invalidAmount(amount));
    }
    return locale && money ? ([locale.shopifyCountry, money] as const) : null;
  });
  return rates.length > 0 ? { countryShippingRates: Object.fromEntries(rates) } : {};
};

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const toTimeZone = (item: DocumentFields): { readonly timeZone?: string } => {
  const timeZone = item.optionalText('timeZone');
  if (timeZone === null) return {};
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return { timeZone };
  } catch {
    item.problem('timeZone', `there is no time zone "${timeZone}". Write it as Europe/Dublin.`);
    return {};
  }
};

const toOpenHours = (item: DocumentFields): CareHours['open'] => {
  const opens = item.optionalText('opens');
  const closes = item.optionalText('closes');
  item.expect('weekdays', 'list');
  const weekdays = listOf(item.record.weekdays).filter(
    (day): day is number => typeof day === 'number' && day >= 0 && day <= 6,
  );
  if (opens === null && closes === null && weekdays.length === 0) return null;
  if (weekdays.length > 0 && opens && closes && TIME.test(opens) && TIME.test(closes)) {
    return { weekdays, opens, closes, ...toTimeZone(item) };
  }
  item.problem('opens', 'days or times cannot be read. Write times as 08:00, days as 0 to 6.');
  return null;
};

const toProductSafety = (fields: DocumentFields): Pick<SiteSettings, 'productSafety'> => {
  const productSafety = fields.nested('productSafety', item => ({
    manufacturer: item.optionalText('manufacturer'),
    responsiblePerson: item.optionalText('responsiblePerson'),
  }));
  return productSafety ? { productSafety } : {};
};

/** An address of a social network; any other kind of address leaves its entry out. */
const socialUrl = (item: DocumentFields): string => {
  const url = item.text('url');
  if (url === '' || /^https:\/\/\S+$/i.test(url)) return url;
  item.isComplete = false;
  item.problem('url', `"${url}" is not a web address. Write it with https://.`);
  return '';
};

const waysToPay = (fields: DocumentFields): readonly WayToPay[] =>
  fields.texts('waysToPay').flatMap(way => {
    if (isWayToPay(way)) return [way];
    fields.problem('waysToPay', `it names ${way}. Choose among ${WAYS_TO_PAY.join(', ')}.`);
    return [];
  });

/** A `siteSettings` document. */
export const toSiteSettings = (fields: DocumentFields): SiteSettings => ({
  announcement: fields.nested('announcement', item => ({
    text: item.text('text'),
    link: item.link('link'),
  })),
  newsletter: fields.nested('newsletter', item => ({
    heading: item.text('heading'),
    code: item.optionalText('code'),
  })),
  phone: fields.optionalText('phone'),
  careHours: fields.list('careHours', item => ({
    days: item.text('days'),
    hours: item.text('hours'),
    open: toOpenHours(item),
  })),
  freeShippingThreshold: amounts(fields, 'freeShippingThreshold'),
  shippingRate: amounts(fields, 'shippingRate'),
  ...countryShippingRates(fields),
  returnDays: fields.number('returnDays'),
  guarantee: fields.nested('guarantee', item => {
    const link = item.requiredLink('link');
    return link && { label: item.text('label'), link };
  }),
  waysToPay: waysToPay(fields),
  defaultTitle: fields.text('defaultTitle'),
  defaultDescription: fields.text('defaultDescription'),
  tagline: fields.optionalText('tagline'),
  socialHandle: fields.optionalText('socialHandle'),
  socialImage: fields.image('socialImage'),
  social: fields.list('social', item => ({
    label: item.text('label'),
    url: socialUrl(item),
  })),
  promotionPath: fields.optionalText('promotionPath'),
  organization: fields.nested('organisation', item => ({
    legalName: item.optionalText('legalName'),
    foundedYear: item.number('foundedYear'),
    address: item.optionalText('address'),
    email: item.optionalText('email'),
  })) ?? { legalName: null, foundedYear: null, address: null, email: null },
  ...toProductSafety(fields),
});

const toLabelledLink = (item: DocumentFields): LabelledLink | null => {
  const link = item.requiredLink('link');
  return link ? { label: item.text('label'), link, note: item.optionalText('note') } : null;
};

const toColumn = (item: DocumentFields): NavigationColumn => ({
  title: item.text('title'),
  links: item.list('links', toLabelledLink),
});

const toTile = (item: DocumentFields): NavigationTile | null => {
  const link = toLabelledLink(item);
  return link && { ...link, image: item.image('image') };
};

const toMainMenu = (fields: DocumentFields): Navigation['main'] =>
  fields.list('main', item => {
    const tiles = item.list('tiles', toTile);
    const columns = item.list('columns', toColumn);
    const link = item.link('link');
    if (!link && tiles.length === 0 && columns.length === 0) return null;
    const action = item.nested('action', entry => {
      const target = entry.requiredLink('link');
      return target && { label: entry.text('label'), link: target };
    });
    return { label: item.text('label'), link, tiles, columns, action };
  });

/**
 * A `navigation` document; entries with broken links are reported and left out. One without a main
 * menu and a footer cannot be shown.
 */
export const toNavigation = (fields: DocumentFields): Navigation => {
  const main = toMainMenu(fields);
  const footer = fields.list('footer', toColumn);
  if (main.length === 0 && footer.length === 0) {
    fields.isComplete = false;
    fields.problem('main', 'it and the footer have no entry that can be shown. Add some.');
  }
  return {
    main,
    utility: fields.list('utility', toLabelledLink),
    footer,
    legal: fields.list('legal', toLabelledLink),
  };
};
