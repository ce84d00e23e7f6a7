import { CARE_HOURS } from '../care-hours';
import type { DocumentSource } from '../document';
import { linkTo } from '../links';
import { PICTURES } from '../pictures';
import type { Wording } from '../wording';

/** Who Larkfield is, and what every page says of it. */
export const settings = (w: Wording): DocumentSource => ({
  type: 'siteSettings',
  name: 'settings',
  fields: {
    announcement: {
      text: '10% off your first order when you join our email list',
      link: linkTo('/spring-into-safety#newsletter-sign-up'),
    },
    newsletter: { heading: '10% off your first order', code: 'WELCOME10' },
    phone: w.phone,
    careHours: CARE_HOURS,
    freeShippingThreshold: { USD: '75.00', CAD: '99.00' },
    shippingRate: { USD: '6.95', CAD: '9.95' },
    returnDays: 45,
    defaultTitle: w.pick(
      'Larkfield: pet fences and GPS collars, fitted by people who know dogs',
      'Larkfield Canada: pet fences and GPS collars, fitted by people who know dogs',
    ),
    defaultDescription:
      'GPS collars, in-ground fences and pet doors from the company that has kept dogs safe at home since 1976, fitted and trained by a dealer near you.',
    socialHandle: '@larkfieldpets',
    socialImage: PICTURES.yard,
    social: [
      { label: 'Facebook', url: 'https://facebook.example.com/larkfieldpets' },
      { label: 'Instagram', url: 'https://instagram.example.com/larkfieldpets' },
      { label: 'YouTube', url: 'https://youtube.example.com/larkfieldpets' },
      { label: 'X (formerly Twitter)', url: 'https://x.example.com/larkfieldpets' },
    ],
    promotionPath: '/spring-into-safety',
    organisation: {
      legalName: w.pick('Larkfield Pet Safety, Inc.', 'Larkfield Pet Safety Canada Ltd.'),
      foundedYear: 1976,
      address: w.pick(
        '1200 Orchard Gate Road, Larkfield, OH 44000',
        '40 Mill Pond Crescent, Guelph, ON N1A 0A0',
      ),
      email: 'care@larkfield.example',
    },
  },
});
