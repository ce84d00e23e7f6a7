import type { DocumentSource } from '~/seed/content/document';
import { labelled } from '~/seed/content/links';
import * as m from '~/seed/content/modules';
import { page } from '~/seed/content/page';
import { pageText } from '~/seed/content/page-text';
import { picture } from '~/seed/content/pictures';
import type { Wording } from '~/seed/content/wording';

const about = (w: Wording) =>
  page({
    slug: 'about',
    title: 'Who we are',
    seo: {
      title: 'Who we are: eleven homes, nineteen cats',
      description:
        'How a salad spinner became a litter box, why nineteen cats try everything first, and what Kitwell will never sell to you or to your cat.',
      image: picture('kitwellLiving'),
    },
    modules: [
      m.hero({
        heading: 'Designed at ten inches',
        body: 'That is how high a cat’s eyes are. We get down there first, and stand up to draw afterwards.',
        image: picture('catWindow'),
        actions: [{ ...labelled('Meet the people', '/people'), style: 'primary' }],
      }),
      m.richText(pageText('kitwell', 'about', w)),
    ],
  });

const autoship = (w: Wording) =>
  page({
    slug: 'autoship',
    title: 'Autoship',
    seo: {
      title: 'Autoship: litter that turns up by itself',
      description:
        'Litter crystals, filters, treats and wipes at a rhythm of your own, 10% off each time. How it works, when you pay and how to skip or stop.',
      image: picture('kitwellDelivery'),
    },
    modules: [
      m.hero({
        heading: 'It comes when it is called',
        body: 'Unlike some. Litter, filters and treats arrive before you run out, 10% cheaper than buying them in a panic.',
        image: picture('kitwellDelivery'),
        actions: [
          { ...labelled('Choose what repeats', '/collections/on-repeat'), style: 'primary' },
        ],
      }),
      m.steps({
        heading: 'Three steps, none of them in the rain',
        steps: [
          { title: 'Say how often', text: 'Every week, 2 weeks, month or 2 months.' },
          { title: 'We write first', text: 'Three days ahead, so there is time to skip it.' },
          { title: 'It is at the door', text: 'With 10% off, and a box to sit in.' },
        ],
      }),
      m.productRail({ heading: 'Things that run out', collection: 'on-repeat' }),
      m.richText(pageText('kitwell', 'autoship', w)),
      m.newsletter({
        anchor: 'newsletter-sign-up',
        heading: '10% off, and The Windowsill',
        body: 'One letter a month about the animal on your keyboard. Your first order is 10% less for it.',
        image: picture('kitwellPlay'),
        code: 'WELCOME10',
      }),
    ],
  });

const litterGuide = (w: Wording) =>
  page({
    slug: 'litter-guide',
    title: 'How much litter?',
    seo: {
      title: 'How much cat litter do you need? A guide',
      description:
        'How much litter one, two, three or four cats need in a month, worked out in five steps, with a comparison of crystals, clay and wood pellets.',
      image: picture('kitwellLitter'),
    },
    modules: [
      m.hero({
        heading: 'How much litter, exactly?',
        body: 'Less than you buy, more than you have. A guide in two tables and five steps.',
        image: picture('kitwellLitter'),
        actions: [
          { ...labelled('Litter crystals', '/products/litter-crystals'), style: 'primary' },
        ],
      }),
      m.richText(pageText('kitwell', 'litter-guide', w)),
    ],
  });

const shipping = (w: Wording) =>
  page({
    slug: 'shipping-and-returns',
    title: 'Shipping and returns',
    seo: {
      title: w.pick('Shipping and returns', 'Shipping and returns in Canada'),
      description: w.pick(
        'Free shipping over {shipping} in the United States, {returnDays} days to return anything, and who pays for the way back if the cat disapproves.',
        'Free shipping over {shipping} across Canada, {returnDays} days to return anything, and who pays for the way back if the cat disapproves.',
      ),
    },
    modules: [m.richText(pageText('kitwell', 'shipping-and-returns', w))],
  });

const warranty = (w: Wording) =>
  page({
    slug: 'warranty',
    title: 'Warranty',
    seo: {
      title: 'Warranty on boxes, trees and fountains',
      description:
        'How long each Kitwell product is covered, what counts as a fault and what counts as a cat, and how to claim with one photograph.',
    },
    modules: [
      m.richText(pageText('kitwell', 'warranty', w)),
      m.comparison({
        heading: 'How long you are covered',
        columns: ['Cover'],
        rows: [
          { label: 'Self-Cleaning Litter Box', values: ['2 years'] },
          { label: 'Frame of the Cat Tree', values: ['5 years'] },
          { label: 'Scratching post, felt cave, bowls', values: ['2 years'] },
          { label: 'Fountains and feeders', values: ['1 year'] },
          { label: 'Mats, carriers, handles of wands', values: ['1 year'] },
          { label: 'Mice', values: ['Until caught'] },
        ],
      }),
      m.richText(pageText('kitwell', 'warranty-2', w)),
    ],
  });

const legal =
  (slug: 'privacy' | 'terms' | 'accessibility', title: string, description: string) =>
  (w: Wording) =>
    page({
      slug,
      title: slug === 'terms' ? 'Terms' : slug === 'privacy' ? 'Privacy' : 'Accessibility',
      seo: { title, description },
      modules: [m.richText(pageText('kitwell', slug, w))],
    });

const privacy = legal(
  'privacy',
  'Privacy policy of the Kitwell shop',
  'What Kitwell knows about you, which is little, why, for how long, who else sees it, and how to have it corrected or deleted.',
);

const terms = legal(
  'terms',
  'Terms of sale for the Kitwell shop',
  'The terms on which you buy from Kitwell: prices, orders, Autoship, discounts, use with care, liability and which law applies.',
);

const accessibility = legal(
  'accessibility',
  'Accessibility of the Kitwell shop',
  'How we make this shop usable by keyboard, screen reader and large text, where we fall short, and whom to tell when something is in the way.',
);

/** Everything but the home page. */
export const informationPages = (w: Wording): readonly DocumentSource[] => [
  about(w),
  autoship(w),
  litterGuide(w),
  shipping(w),
  warranty(w),
  privacy(w),
  terms(w),
  accessibility(w),
];
