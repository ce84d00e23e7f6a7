import { CARE_HOURS } from '../care-hours';
import type { DocumentSource } from '../document';
import { linkTo } from '../links';
import { PICTURES } from '../pictures';
import type { Wording } from '../wording';

/** Who Pawmere is, and what every page says of it. */
export const settings = (w: Wording): DocumentSource => ({
  type: 'siteSettings',
  name: 'settings',
  fields: {
    announcement: {
      text: '10% off your first order when you join our email list',
      link: linkTo('/autoship#newsletter-sign-up'),
    },
    newsletter: { heading: '10% off your first order', code: 'WELCOME10' },
    phone: w.phone,
    careHours: CARE_HOURS,
    freeShippingThreshold: { USD: '49.00', CAD: '69.00' },
    shippingRate: { USD: '5.95', CAD: '8.95' },
    returnDays: 45,
    defaultTitle: 'Pawmere: everyday things for pets, made to be used',
    defaultDescription:
      'Treats, bowls, beds and clean-up for dogs and cats. Practical, cheerful and easy to wash, with 10% off every Autoship delivery.',
    socialHandle: '@pawmere',
    socialImage: PICTURES.petsHome,
    social: [{ label: 'Instagram', url: 'https://instagram.example.com/pawmere' }],
    promotionPath: '/autoship',
    organisation: {
      legalName: w.pick('Pawmere Pet Goods, Inc.', 'Pawmere Pet Goods Canada Ltd.'),
      foundedYear: 2009,
      address: w.pick(
        '18 Tannery Row, Larkfield, OH 44000',
        '42 Mill Pond Crescent, Guelph, ON N1A 0A0',
      ),
      email: 'hello@pawmere.example',
    },
  },
});
