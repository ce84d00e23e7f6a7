import { pageText } from '~/seed/content/page-text';
import type { DocumentSource } from '../document';
import * as m from '../modules';
import { page } from '../page';
import { picture } from '../pictures';
import type { Wording } from '../wording';
import { home } from './home';

const text = (name: string, w: Wording) => m.richText(pageText('trailhound', name, w));

const about = (w: Wording) =>
  page({
    slug: 'about',
    title: 'About',
    seo: {
      title: 'About Trailhound, and how we test',
      description:
        'A saddler, a lost setter and a collar that had rusted where nobody looks. How Trailhound began in 1998, and what a product must survive.',
      image: picture('trailBench'),
    },
    modules: [
      m.hero({
        eyebrow: 'Millrace, Montana, since 1998',
        heading: 'One in five gets through',
        body: 'Everything hangs on a nail by the door until somebody reaches for it. Then it goes out with nine dogs for a season. Then, sometimes, we sell it.',
        image: picture('trailBench'),
        actions: [],
      }),
      text('about', w),
      m.statistics({
        items: [
          { value: '1998', label: 'first collar' },
          { value: '9', label: 'dogs on the test string' },
          { value: '18', label: 'things we sell' },
          { value: '11', label: 'leads sent back last year' },
        ],
      }),
    ],
  });

const fieldGuide = (w: Wording) =>
  page({
    slug: 'field-guide',
    title: 'Field guide',
    seo: {
      title: 'Field guide: what to buy, and when',
      description:
        'What a sporting dog needs at each age, which lead and which signal, how much feed, and when it is too hot to work. One page, no padding.',
      image: picture('trailBoard'),
    },
    modules: [
      m.hero({
        heading: 'The field guide',
        body: 'What to own at each age, which signal to teach first, and when to stay home. Ten minutes.',
        image: picture('trailBoard'),
        actions: [],
        facts: ['Puppy to finished dog', 'No electronics before a year'],
      }),
      text('field-guide', w),
      m.productRail({
        heading: 'The first year, packed',
        handles: ['field-collar', 'field-whistle', 'check-cord', 'canvas-dummy', 'place-board'],
      }),
      m.newsletter({
        anchor: 'field-list',
        heading: 'The field list',
        body: 'One email on the first of the month: what to train, what to check, what broke. It starts with 10% off your first order.',
        image: picture('trail'),
        code: 'FIELD10',
      }),
    ],
  });

const sizes = (w: Wording) =>
  page({
    slug: 'size-guide',
    title: 'Size guide',
    seo: {
      title: 'Size guide: collars, harnesses, boards',
      description:
        'Neck, girth and weight for every collar, harness and place board we sell, with the breeds that usually wear each size. Measure once.',
    },
    modules: [text('size-guide', w)],
  });

const warranty = (w: Wording) =>
  page({
    slug: 'warranty',
    title: 'Warranty',
    seo: {
      title: 'Warranty: ten years on leads, teeth included',
      description:
        'Ten years on leads and collars, three on electronics. No receipt, one photograph, and a new one leaves when the old one is scanned.',
    },
    modules: [text('warranty', w)],
  });

const shipping = (w: Wording) =>
  page({
    slug: 'shipping-and-returns',
    title: 'Shipping and returns',
    seo: {
      title: 'Shipping and 60-day returns',
      description: w.pick(
        'Free shipping from $99, one flat price below it, and 60 days to send gear back. Muddy is fine. How to do it in three steps.',
        'Free shipping in Canada from $129, one flat price below it, and 60 days to send gear back. Muddy is fine. How to do it in three steps.',
      ),
    },
    modules: [text('shipping-and-returns', w)],
  });

const privacy = (w: Wording) =>
  page({
    slug: 'privacy',
    title: 'Privacy',
    seo: {
      title: 'Privacy: what we keep, and what we do not',
      description:
        'What Trailhound keeps about an order and for how long, who else sees it, and why our remotes and lights know nothing about you at all.',
    },
    modules: [text('privacy', w)],
  });

const terms = (w: Wording) =>
  page({
    slug: 'terms',
    title: 'Terms',
    seo: {
      title: 'Terms of sale',
      description:
        'The terms on which you buy from Trailhound: orders, Autoship, safe use of electronics and leads, returns, liability and law.',
    },
    modules: [text('terms', w)],
  });

const accessibility = (w: Wording) =>
  page({
    slug: 'accessibility',
    title: 'Accessibility',
    seo: {
      title: 'Accessibility of the shop and the gear',
      description:
        'What works with a keyboard, a screen reader and large text, how our handsets speak without a screen, and where we still fall short.',
    },
    modules: [text('accessibility', w)],
  });

/** Trailhound's pages. */
export const pages = (w: Wording): readonly DocumentSource[] => [
  home(w),
  about(w),
  fieldGuide(w),
  sizes(w),
  warranty(w),
  shipping(w),
  privacy(w),
  terms(w),
  accessibility(w),
];
