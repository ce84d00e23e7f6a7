import type { SeedDocument } from '../document';

const string = (name: string, group: string, key: string, value: string): SeedDocument => ({
  _id: `larkfield-localizationString-${name}`,
  _type: 'localizationString',
  site: 'larkfield',
  group,
  key,
  placeholder: value,
  values: [{ _key: 'en-us', value }],
});

/** Words that editors set; they win over the files in `locales/`. */
export const strings: readonly SeedDocument[] = [
  string('country-title', 'common', 'country.title', 'Where does your dog live?'),
  string('cart-empty-action', 'cart', 'startShopping', 'Find something for your dog'),
  string('blog-title', 'article', 'blog.title', 'Field notes'),
  string(
    'blog-intro',
    'article',
    'blog.intro',
    'What fifty years of dogs, yards and front doors have taught us, written down by the people who were there.',
  ),
  string(
    'server-error',
    'errors',
    'serverError.body',
    'The fault is ours, and someone is already on it. Your cart is safe. Please try again in a minute.',
  ),
];
