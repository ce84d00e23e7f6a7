import type { BrandId } from '~/src/config/brands';
import type { LocaleId } from '~/src/config/locale-id';

/** What somebody buys in a shop, from the home page to the order. */
export interface Journey {
  readonly locale: LocaleId;
  readonly prefix: string;
  /** A collection that the home page leads to. */
  readonly collection: string;
  /** Its name may be the country's own, such as Colour. */
  readonly facet: readonly [name: string, value: string];
  readonly product: string;
  readonly option: readonly [name: string, value: string];
  /** What prices look like. */
  readonly price: RegExp;
  /** The lines of the order that name the tax. */
  readonly tax: RegExp;
  /** Of the recipient; absent abroad, where addresses have no region. */
  readonly region?: string;
  readonly postalCode: string;
}

const UNITED_STATES = {
  locale: 'en-us',
  prefix: '',
  price: /^\$\d+\.\d\d$/,
  tax: /^Sales tax \(7%\)/,
  region: 'Vermont',
  postalCode: '05156',
} as const;

const CANADA = {
  locale: 'en-ca',
  price: UNITED_STATES.price,
  tax: /^HST \(13%\)/,
  region: 'Ontario',
  postalCode: 'K1A 0B1',
} as const;

const CATS = {
  collection: '/collections/food-and-water',
  facet: ['Color', 'Mint'],
  product: 'whisker-bowl',
  option: ['Color', 'Cream'],
} as const;

const FIELD = {
  collection: '/collections/dummies-and-signals',
  facet: ['Color', 'Olive'],
  product: 'canvas-dummy',
  option: ['Size', 'Standard'],
} as const;

const PETS = {
  collection: '/collections/everything',
  facet: ['Flavor', 'Chicken'],
  product: 'training-treats',
  option: ['Flavor', 'Salmon'],
} as const;

/** One in each store, and one abroad where the brand sells there; Larkfield's are the browser tests themselves. */
export const JOURNEYS: Readonly<Record<Exclude<BrandId, 'larkfield'>, readonly Journey[]>> = {
  kitwell: [
    { ...CATS, ...UNITED_STATES },
    {
      ...CATS,
      ...CANADA,
      prefix: '/en-ca',
      facet: ['Colour', 'Mint'],
      option: ['Colour', 'Cream'],
    },
  ],
  trailhound: [
    { ...FIELD, ...UNITED_STATES },
    { ...FIELD, ...CANADA, prefix: '/en-ca', facet: ['Colour', 'Olive'] },
  ],
  pawmere: [
    { ...PETS, ...UNITED_STATES },
    { ...PETS, ...CANADA, prefix: '/ca' },
    {
      ...{ locale: 'fr-fr', prefix: '/fr', collection: '/collections/everything' },
      ...{ facet: ['Couleur', 'Sable'], product: 'pet-bed', option: ['Taille', 'Moyenne'] },
      ...{ price: /^\d+,\d\d\s€$/, tax: /^Including (TVA|VAT) \(20%\)/, postalCode: '69002' },
    },
  ],
};
