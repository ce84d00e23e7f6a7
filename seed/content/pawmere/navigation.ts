import type { DocumentSource } from '../document';
import { labelled, linkTo } from '../links';
import { PICTURES } from '../pictures';

const shelves = [
  labelled('Care on Autoship', '/collections/autoship-care', 'Save 10%'),
  labelled('Feeding', '/collections/feeding'),
  labelled('Beds and travel', '/collections/beds-and-travel'),
  labelled('Everything', '/collections/everything'),
];

/** Header and footer. */
export const navigation = (): DocumentSource => ({
  type: 'navigation',
  name: 'navigation',
  fields: {
    main: [
      {
        label: 'Shop',
        featured: {
          title: 'Dinner, right on time',
          image: PICTURES.feeding,
          link: linkTo('/products/automatic-feeder'),
        },
        columns: [
          { title: 'By shelf', links: shelves },
          {
            title: 'Look around',
            links: [
              labelled('New arrivals', '/collections/new-arrivals'),
              labelled('Sale', '/collections/sale'),
              labelled('Gifts', '/collections/gifts'),
            ],
          },
        ],
      },
      { label: 'Autoship', link: linkTo('/autoship'), columns: [] },
      { label: 'Our story', link: linkTo('/about'), columns: [] },
    ],
    utility: [labelled('How Autoship works', '/autoship')],
    footer: [
      { title: 'Shop', links: shelves },
      {
        title: 'Pawmere',
        links: [
          labelled('Our story', '/about'),
          labelled('How Autoship works', '/autoship'),
          labelled('Returns notice', '/returns-notice'),
        ],
      },
    ],
    legal: [labelled('Our story', '/about')],
  },
});
