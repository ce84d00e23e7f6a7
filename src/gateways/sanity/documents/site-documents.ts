import type {
  CareHours,
  LabelledLink,
  Navigation,
  NavigationColumn,
  SiteSettings,
} from '~/src/domain/content/content';
import { parseMoney } from '~/src/domain/commerce/money';
import { CURRENCY_CODES } from '~/src/config/currency';
import { listOf } from '~/src/domain/data/read';
import type { DocumentFields } from '../fields';

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
      const message = `"${amount}" is no amount. Write it as 75.00, without a currency sign.`;
      item.problem(currency, message);
      return [];
    });
    return Object.fromEntries(entries);
  }) ?? {};

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
  item.problem('url', `"${url}" is no web address. Write it with https://.`);
  return '';
};

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
  returnDays: fields.number('returnDays'),
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

/** A `navigation` document; entries with broken links are reported and left out. */
export const toNavigation = (fields: DocumentFields): Navigation => ({
  main: fields.list('main', item => {
    const columns = item.list('columns', toColumn);
    const link = item.link('link');
    if (!link && columns.length === 0) return null;
    const featured = item.nested('featured', entry => ({
      title: entry.text('title'),
      image: entry.image('image'),
      link: entry.link('link'),
    }));
    return { label: item.text('label'), link, featured, columns };
  }),
  utility: fields.list('utility', toLabelledLink),
  footer: fields.list('footer', toColumn),
  legal: fields.list('legal', toLabelledLink),
});
