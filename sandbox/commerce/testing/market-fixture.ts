import type { CommerceSeed } from '../seed';
import { fixture } from './fixture';

const country = { taxName: 'VAT', taxPercent: 20 };

/** The test shop, which also sells some of its goods in France and in the United Kingdom. */
export const marketFixture: CommerceSeed = {
  ...fixture,
  markets: [
    {
      id: 'europe',
      name: 'Europe',
      stores: ['larkfield-us'],
      currency: 'EUR',
      languages: ['EN', 'FR'],
      shipping: { title: 'Tracked', price: '4.95', freeFrom: '900.00' },
      countries: [{ code: 'FR', name: 'France', path: '/fr', ...country }],
      prices: [
        { sku: 'COL-Small-Slate', price: '359.00' },
        { sku: 'COL-Large-Slate', price: '359.00', compareAt: '399.00', lowestOf30Days: '379.00' },
      ],
    },
    {
      id: 'united-kingdom',
      name: 'United Kingdom',
      stores: ['larkfield-us'],
      currency: 'GBP',
      languages: ['EN'],
      shipping: { title: 'Tracked', price: '3.95', freeFrom: '900.00' },
      countries: [
        {
          code: 'GB',
          name: 'United Kingdom',
          path: '/gb',
          languagePaths: { FR: '/gb-fr' },
          ...country,
        },
      ],
      prices: [{ sku: 'COL-Small-Slate', price: '299.00' }],
    },
  ],
  texts: [
    {
      language: 'FR',
      country: 'GB',
      options: {},
      values: {},
      collections: {},
      products: { collar: { title: 'Collier de Londres' } },
    },
    {
      language: 'FR',
      options: { Size: 'Taille' },
      values: { Small: 'Petite', Large: 'Grande' },
      types: { Containment: 'Clôtures' },
      shipping: { Tracked: 'Suivi' },
      pictures: {
        'GPS fence collar with a curved tracker module, glowing status light and woven strap, slate':
          'Collier GPS ardoise',
      },
      products: {
        collar: { title: 'Collier', tagline: 'En liberté', descriptionHtml: '<p>Simple.</p>' },
      },
      collections: { straps: { title: 'Sangles' } },
    },
    { language: 'EN', options: { Color: 'Colour' }, values: {}, products: {}, collections: {} },
  ],
};
