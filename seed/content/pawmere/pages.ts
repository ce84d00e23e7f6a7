import { pageText } from '~/seed/content/page-text';
import type { DocumentSource } from '../document';
import { labelled, linkTo, primary, secondary } from '../links';
import { imageField } from '../images';
import * as m from '../modules';
import { page } from '../page';
import { picture } from '../pictures';
import { isTranslated } from '../translate';
import type { Wording } from '../wording';
import { legalPages, writtenPage } from './written-page';

const NEWSLETTER =
  'New here? Join our list and your first order is 10% less. A letter now and then, short enough to read while the kettle boils.';

const HERO = {
  heading: 'Good days, every day',
  body: 'Bowls that slow them down, beds that wash, treats worth sitting for. Nothing fancy. Just things your pets will use, and you will not mind finding in the hall.',
  image: picture('pawmereHome'),
};

const categoryTiles = (care: { title: string; text: string }) =>
  m.collectionTiles({
    heading: 'Shop by category',
    tiles: [
      {
        title: 'Feeding',
        text: 'Dinner on time, water on the move.',
        image: imageField('products/automatic-feeder/1.jpg'),
        link: linkTo('/collections/feeding'),
      },
      {
        ...care,
        image: imageField('products/waste-bags/1.jpg'),
        link: linkTo('/collections/autoship-care'),
      },
      {
        title: 'Beds and travel',
        text: 'Naps at home, naps on the road.',
        image: imageField('products/pet-bed/1.jpg'),
        link: linkTo('/collections/beds-and-travel'),
      },
    ],
  });

/** @param first the handle of the product that leads the rail */
const favoritesRail = (first: string) =>
  m.productRail({
    heading: 'Tail-wag favorites',
    link: labelled('See everything', '/collections/everything'),
    handles: [first, 'slow-bowl', 'drinking-fountain', 'pet-bed', 'rope-toy'],
  });

const welcomeNewsletter = () =>
  m.newsletter({
    anchor: 'newsletter-sign-up',
    heading: '10% off, to begin with',
    body: NEWSLETTER,
    image: picture('catWindow'),
    code: 'WELCOME10',
  });

const home = (w: Wording) =>
  page({
    slug: 'home',
    title: 'Home',
    seo: {
      title: w.pick('Everyday pet products that get used', 'Everyday pet products for Canada'),
      description:
        'Cheerful, practical things for dogs and cats: treats, slow bowls, feeders, beds and bags. Easy to wash, easy to reorder.',
      image: picture('petsHome'),
    },
    modules: [
      m.hero({
        ...HERO,
        actions: [
          primary('Shop everything', '/collections/everything'),
          secondary('How Autoship works', '/autoship'),
        ],
        facts: ['45-day returns', 'Save 10% with Autoship'],
      }),
      categoryTiles({
        title: 'Care on Autoship',
        text: 'Treats, chews and bags before you run out.',
      }),
      favoritesRail('training-treats'),
      m.collectionRail({
        heading: 'What are you out of?',
        link: labelled('All categories', '/collections'),
        handles: ['feeding', 'autoship-care', 'beds-and-travel', 'training', 'cat'],
      }),
      m.reviewWall({ heading: 'Straight from the couch', limit: 4 }),
    ],
  });

/** The home page outside North America, where there is no Autoship. */
const homeAbroad = () =>
  page({
    slug: 'home',
    title: 'Home',
    seo: {
      title: 'Everyday pet products that get used',
      description:
        'Cheerful, practical things for dogs and cats: treats, slow bowls, feeders, beds and bags. Easy to wash, easy to live with.',
      image: picture('petsHome'),
    },
    modules: [
      m.hero({
        ...HERO,
        actions: [
          primary('Shop everything', '/collections/everything'),
          secondary('Our story', '/about'),
        ],
        facts: ['45-day returns', 'All prices include tax'],
      }),
      categoryTiles({ title: 'Everyday care', text: 'Treats, chews, bags and wipes.' }),
      favoritesRail('waste-bags'),
      welcomeNewsletter(),
    ],
  });

const about = (w: Wording) =>
  page({
    slug: 'about',
    title: 'Our story',
    seo: {
      title: 'Our story: made for muddy halls',
      description:
        'Two sisters, five pets and a kitchen floor: how Pawmere began in 2009 and what every product has to survive before we sell it.',
      image: picture('feeding'),
    },
    modules: [m.richText(pageText('pawmere', 'about', w))],
  });

const autoship = (w: Wording) =>
  page({
    slug: 'autoship',
    title: 'How Autoship works',
    seo: {
      title: 'How Autoship works, and how to stop it',
      description:
        'Treats, bags and filters that turn up before you run out, 10% off each time. Skip, move or stop a delivery whenever you like.',
    },
    modules: [
      m.steps({
        heading: 'Set it once',
        steps: [
          { title: 'Choose how often', text: 'Every week, 2 weeks, month or 2 months.' },
          {
            title: 'We write first',
            text: 'An email before each delivery, so nothing surprises you.',
          },
          { title: 'It turns up', text: '10% cheaper than buying it once, every time.' },
        ],
      }),
      m.richText(pageText('pawmere', 'autoship', w)),
      m.productRail({ heading: 'Good things to repeat', collection: 'autoship-care' }),
      welcomeNewsletter(),
    ],
  });

/** Pawmere's pages outside North America. */
export const pagesAbroad = (w: Wording): readonly DocumentSource[] => [
  homeAbroad(),
  isTranslated(w.language) ? writtenPage('about', w) : about(w),
  ...legalPages(w),
];

/** Pawmere's pages. */
export const pages = (w: Wording): readonly DocumentSource[] => [
  home(w),
  about(w),
  autoship(w),
  ...legalPages(w),
];
