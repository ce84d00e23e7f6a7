import type { DocumentSource } from '../document';
import { labelled, linkTo } from '../links';
import { PICTURES } from '../pictures';

const fences = {
  label: 'Fences',
  featured: {
    title: 'Draw a fence on your phone',
    image: PICTURES.gpsMap,
    link: linkTo('/products/gps-collar'),
  },
  columns: [
    {
      title: 'GPS',
      links: [
        labelled('GPS collar', '/products/gps-collar', '36 hours on a charge'),
        labelled('Service plan', '/products/service-plan'),
        labelled('Why a GPS collar', '/why-gps-collar'),
        labelled('All GPS fences', '/collections/gps-fences'),
      ],
    },
    {
      title: 'In-ground',
      links: [
        labelled(
          'Boundary Plus package',
          '/products/boundary-plus-fence-package',
          'Fitted and trained by a dealer',
        ),
        labelled('Boundary collar', '/products/boundary-collar'),
        labelled('Why Boundary Plus', '/why-boundary-plus'),
        labelled('All in-ground fences', '/collections/in-ground-fences'),
      ],
    },
    {
      title: 'Indoor',
      links: [
        labelled('Indoor Shield', '/products/indoor-shield', 'Keeps one room off limits'),
        labelled('Outdoor Shield', '/products/outdoor-shield'),
        labelled('All indoor solutions', '/collections/indoor-solutions'),
      ],
    },
    {
      title: 'Compare',
      links: [
        labelled('Find your fence', '/find-your-fence', 'Four questions, one answer'),
        labelled('What it costs', '/what-it-costs'),
        labelled('How safety works', '/safety-never-stops'),
      ],
    },
  ],
};

const petDoors = {
  label: 'Pet doors',
  featured: {
    title: 'A door that knows your dog',
    image: PICTURES.petDoor,
    link: linkTo('/solutions/pet-door'),
  },
  columns: [
    {
      title: 'Doors',
      links: [
        labelled('Smart Doorman', '/products/smart-doorman-pet-door', 'Opens to its key'),
        labelled('Doorman', '/products/doorman-pet-door'),
        labelled('Choosing a pet door', '/solutions/pet-door'),
        labelled('All pet doors', '/collections/pet-doors'),
      ],
    },
    {
      title: 'Parts',
      links: [
        labelled('Collar key', '/products/doorman-collar-key'),
        labelled('Replacement flap', '/products/doorman-replacement-flap'),
      ],
    },
  ],
};

const training = {
  label: 'Training',
  featured: {
    title: 'Manners, one short session at a time',
    image: PICTURES.training,
    link: linkTo('/manners-dog-obedience-training'),
  },
  columns: [
    {
      title: 'With a trainer',
      links: [
        labelled('Training consultation', '/products/training-consultation'),
        labelled('Manners obedience training', '/products/manners-obedience-training'),
        labelled('What Manners teaches', '/manners-dog-obedience-training'),
        labelled('Free fence consultation', '/free-consultation'),
      ],
    },
    {
      title: 'Videos',
      links: [
        labelled('GPS collar training', '/videos/gps-collar-training', 'Eight short lessons'),
        labelled('The first two weeks', '/videos/first-two-weeks'),
        labelled('All videos', '/videos'),
      ],
    },
    {
      title: 'Tools',
      links: [
        labelled('Training starter kit', '/products/training-starter-kit'),
        labelled('Long training lead', '/products/long-training-lead'),
        labelled('Training treats', '/products/training-treats'),
        labelled('All training', '/collections/training'),
      ],
    },
  ],
};

const shop = {
  label: 'Shop',
  featured: {
    title: 'Care that arrives on its own',
    image: PICTURES.petsHome,
    link: linkTo('/collections/autoship-care'),
  },
  columns: [
    {
      title: 'Keep it working',
      links: [
        labelled('Collars and parts', '/collections/collars-and-parts'),
        labelled('Power', '/collections/power'),
      ],
    },
    {
      title: 'Every day',
      links: [
        labelled('Care on Autoship', '/collections/autoship-care', 'Save 10%'),
        labelled('Feeding', '/collections/feeding'),
        labelled('Cat', '/collections/cat'),
        labelled('Beds and travel', '/collections/beds-and-travel'),
      ],
    },
    {
      title: 'Look around',
      links: [
        labelled('New arrivals', '/collections/new-arrivals'),
        labelled('Sale', '/collections/sale'),
        labelled('Gifts', '/collections/gifts'),
        labelled('Everything', '/collections/everything'),
      ],
    },
  ],
};

const whyLarkfield = {
  label: 'Why Larkfield',
  featured: {
    title: 'From shelter to forever home',
    image: PICTURES.shelter,
    link: linkTo('/from-shelter-to-forever-home'),
  },
  columns: [
    {
      title: 'Our promise',
      links: [
        labelled('Why Larkfield', '/why-larkfield'),
        labelled('Our story', '/about'),
        labelled('1-year money-back guarantee', '/money-back-guarantee'),
        labelled('Warranty', '/warranty'),
      ],
    },
    {
      title: 'Good company',
      links: [
        labelled('From shelter to forever home', '/from-shelter-to-forever-home'),
        labelled('The dealer promise', '/dealer-promise'),
        labelled('Refer a friend', '/referral-program-offer'),
        labelled('More room to play', '/more-room-to-play'),
        labelled('Pet solutions for clubs', '/pet-solutions'),
      ],
    },
    {
      title: 'Learn',
      links: [
        labelled('Field notes', '/blog', 'Our blog'),
        labelled('Training', '/blog/category/training'),
        labelled('New dog', '/blog/category/new-dog'),
        labelled('Our people', '/people'),
      ],
    },
  ],
};

const footer = [
  {
    title: 'Shop',
    links: [
      labelled('GPS fences', '/collections/gps-fences'),
      labelled('In-ground fences', '/collections/in-ground-fences'),
      labelled('Pet doors', '/collections/pet-doors'),
      labelled('Training', '/collections/training'),
      labelled('Care on Autoship', '/collections/autoship-care'),
      labelled('Everything', '/collections/everything'),
    ],
  },
  {
    title: 'Choose well',
    links: [
      labelled('Find your fence', '/find-your-fence'),
      labelled('What it costs', '/what-it-costs'),
      labelled('Free consultation', '/free-consultation'),
      labelled('Find a dealer', '/dealers'),
      labelled("Today's offer", '/spring-into-safety'),
    ],
  },
  {
    title: 'Help',
    links: [
      labelled('Support', '/support'),
      labelled('Contact us', '/support/contact'),
      labelled('Videos', '/videos'),
      labelled('Shipping and returns', '/shipping-and-returns'),
      labelled('Returns notice', '/returns-notice'),
      labelled('Warranty', '/warranty'),
      labelled('Money-back guarantee', '/money-back-guarantee'),
      labelled('GPS coverage', '/gps-coverage'),
    ],
  },
  {
    title: 'Larkfield',
    links: [
      labelled('About us', '/about'),
      labelled('Why Larkfield', '/why-larkfield'),
      labelled('Our people', '/people'),
      labelled('Field notes, our blog', '/blog'),
      labelled('Press', '/press'),
      labelled('Careers with dealers', '/careers-with-dealers'),
      labelled('Refer a friend', '/referral-program-offer'),
    ],
  },
];

/** Header and footer. */
export const navigation = (): DocumentSource => ({
  type: 'navigation',
  name: 'navigation',
  fields: {
    main: [
      fences,
      petDoors,
      training,
      shop,
      whyLarkfield,
      { label: 'Find a dealer', link: linkTo('/dealers'), columns: [] },
      { label: 'Support', link: linkTo('/support'), columns: [] },
    ],
    utility: [labelled('Free consultation', '/free-consultation')],
    footer,
    legal: [
      labelled('Privacy', '/privacy'),
      labelled('Terms', '/terms'),
      labelled('Accessibility', '/accessibility'),
    ],
  },
});
