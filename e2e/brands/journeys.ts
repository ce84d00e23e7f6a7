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

const BED = { collection: '/collections/everything', product: 'pet-bed' } as const;
const EUROS = /^\d+,\d\d\s€$/;

/** One in each store, and one in each language and currency abroad where the brand sells there; Larkfield's are the browser tests themselves. */
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
      ...{ ...BED, locale: 'fr-fr', prefix: '/fr', price: EUROS, postalCode: '69002' },
      ...{ facet: ['Couleur', 'Sable'], option: ['Taille', 'Moyenne'], tax: /^Dont TVA \(20\s%\)/ },
    },
    {
      ...{ ...BED, locale: 'de-de', prefix: '/de', price: EUROS, postalCode: '50667' },
      ...{ facet: ['Farbe', 'Sand'], option: ['Größe', 'Mittel'] },
      tax: /^Inklusive MwSt\. \(19\s%\)/,
    },
    {
      ...{ ...BED, locale: 'it-it', prefix: '/it', price: EUROS, postalCode: '40121' },
      ...{ facet: ['Colore', 'Sabbia'], option: ['Taglia', 'Media'], tax: /^Di cui IVA \(22%\)/ },
    },
    {
      ...{ ...BED, locale: 'es-es', prefix: '/es', price: EUROS, postalCode: '41001' },
      ...{
        facet: ['Color', 'Arena'],
        option: ['Tamaño', 'Mediano'],
        tax: /^Incluye IVA \(21\s%\)/,
      },
    },
    {
      ...{ ...BED, locale: 'nl-nl', prefix: '/nl-nl', price: /^€\s\d+,\d\d$/ },
      ...{ facet: ['Kleur', 'Zand'], option: ['Maat', 'Middel'], tax: /^Inclusief btw \(21%\)/ },
      postalCode: '3511 AB',
    },
    {
      ...{ ...BED, locale: 'en-au', prefix: '/au', price: /^A\$\d+\.\d\d$/, postalCode: '3000' },
      ...{ facet: ['Colour', 'Sand'], option: ['Size', 'Medium'], tax: /^Including GST \(10%\)/ },
    },
  ],
};
