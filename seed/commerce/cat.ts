import type { SeedProduct } from '../types';
import { availability, byValue, price, product } from './build';
import { AUTOSHIP_CARE } from './selling-plans';

const VENDOR = 'Kitwell';

const litterBox = product({
  handle: 'self-cleaning-litter-box',
  sku: 'KW-SLB',
  title: 'Self-Cleaning Litter Box',
  productType: 'Cat / Litter / Boxes',
  vendor: VENDOR,
  tags: ['cat', 'litter', 'new'],
  publishedAt: '2026-06-09T14:00:00Z',
  tagline: 'The one chore nobody will miss',
  descriptionHtml: `<p>Your cat steps out. The globe waits, turns once and slides the clumps into a drawer. The litter that is left lies level again. You empty the drawer about once a week, and that is all.</p>
<p>Safety comes first here too. Weight and motion sensors watch the door. If a cat so much as leans in, everything stops at once and stays stopped.</p>
<h3>For most cats, and more than one</h3>
<ul><li>For cats from 3 to 22 lb (1.4 to 10 kg).</li><li>Serves up to three cats, with a step for older legs.</li><li>A carbon filter and a closed drawer keep the room fresh.</li></ul>
<p>Give a new box a week beside the old one, switched off. Let the cat decide. Then switch it on.</p>`,
  highlights: [
    'Cleans itself after each visit',
    'Stops at once when a cat leans in',
    'Drawer to empty about once a week',
    'For up to three cats',
    'Step for kittens and older cats',
  ],
  specifications: [
    ['For cats', '3 to 22 lb (1.4 to 10 kg)'],
    ['Cats a box', 'Up to three'],
    ['Drawer', 'About 7 days for one cat'],
    ['Litter', 'Crystals, or clumping clay'],
    ['Safety', 'Weight and motion sensors, stop at once'],
    ['Power', 'Household outlet, 12 V adapter in the box'],
    ['Size', '24 x 22 x 27 in (61 x 56 x 69 cm)'],
    ['Weight', '24 lb (10.9 kg)'],
  ],
  seo: {
    title: 'Self-cleaning litter box for cats',
    description:
      'A globe litter box that cleans itself after each visit and stops at once when a cat leans in. Empty the drawer about once a week. For up to three cats.',
  },
  images: ['1'],
  variant: () => ({ price: price('499.95', '669.95'), inventory: 14, weightPounds: 29 }),
  related: ['litter-crystals', 'cat-tree', 'automatic-feeder', 'drinking-fountain'],
  complementary: ['litter-crystals', 'grooming-wipes', 'cat-tree', 'drinking-fountain'],
});

const crystals = product({
  handle: 'litter-crystals',
  sku: 'KW-CRY',
  title: 'Litter Crystals',
  productType: 'Cat / Litter / Refills',
  vendor: VENDOR,
  tags: ['cat', 'litter', 'autoship'],
  publishedAt: '2025-09-02T14:00:00Z',
  tagline: 'Light to carry, quiet on the nose',
  descriptionHtml: `<p>Silica crystals drink up moisture and hold on to the smell. That is why a bag weighs half of what clay does, and lasts longer. Fragrance free, because the room should smell of nothing at all.</p>
<p>The grains are rounded, so they are pleasant under soft paws and few of them travel. There is hardly any dust, and the scoop is in the bag.</p>
<ul><li>8 lb (3.6 kg) serves one cat for about a month.</li><li>For open boxes and for the Self-Cleaning Litter Box.</li><li>On Autoship, from weekly to every 2 months, you save 10%.</li></ul>
<p>Stir once a day. When most of the white has turned yellow, it is time for a fresh bag.</p>`,
  highlights: [
    'Fragrance free, nearly no dust',
    '8 lb lasts one cat about a month',
    'Rounded grains, soft under paws',
    'Scoop in the bag',
    'Save 10% with Autoship',
  ],
  specifications: [
    ['Bag', '8 lb (3.6 kg) or 16 lb (7.3 kg)'],
    ['Material', 'Silica crystals'],
    ['Scent', 'None'],
    ['8 lb (3.6 kg) lasts', 'About a month for one cat'],
    ['Works with', 'Open boxes, Self-Cleaning Litter Box'],
    ['Dispose', 'In the bin, not the toilet'],
    ['Autoship', 'Weekly to every 2 months, save 10%'],
  ],
  seo: {
    title: 'Silica litter crystals, fragrance free',
    description:
      'Light silica litter with no fragrance and nearly no dust. 8 lb lasts one cat about a month. Save 10% with Autoship, weekly to every 2 months.',
  },
  images: ['1'],
  options: [
    {
      name: 'Size',
      values: [
        { name: '8 lb', code: '08' },
        { name: '16 lb', code: '16' },
      ],
    },
  ],
  variant: ({ Size }) => ({
    price: byValue(Size, { '8 lb': price('24.95', '32.95'), '16 lb': price('44.95', '58.95') }),
    inventory: Size === '16 lb' ? 37 : 150,
    weightPounds: Size === '16 lb' ? 16.4 : 8.2,
  }),
  sellingPlanGroups: [AUTOSHIP_CARE],
  related: ['self-cleaning-litter-box', 'grooming-wipes', 'cat-tree', 'fountain-filters'],
  complementary: ['self-cleaning-litter-box', 'grooming-wipes', 'fountain-filters', 'cat-tree'],
});

const catTree = product({
  handle: 'cat-tree',
  sku: 'KW-TRE',
  title: 'Cat Tree',
  productType: 'Cat / Furniture',
  vendor: VENDOR,
  tags: ['cat', 'furniture', 'gift', 'sale'],
  publishedAt: '2025-11-04T14:00:00Z',
  tagline: 'A high seat by the window, and your sofa is safe',
  descriptionHtml: `<p>Cats feel safest when they can look down on the room. This tree gives them three ways up, a cubby to vanish into and two plush perches with a view.</p>
<p>The frame is wood, not card, and the base is wide and heavy. A wall strap is in the box for the cat that arrives at a run. Posts are wound with sisal, which is nicer to scratch than any armchair.</p>
<ul><li>57 in (145 cm) tall, for two grown cats.</li><li>Covers come off and go in the wash.</li><li>Built in about 40 minutes with the key in the box.</li></ul>
<p>Put it by a window, rub in a little catnip and leave it be. Cats like to have thought of it themselves.</p>`,
  highlights: [
    'Wooden frame with a wide, heavy base',
    'Sisal posts for honest scratching',
    'A cubby and two plush perches',
    'Washable covers',
    'Wall strap in the box',
  ],
  specifications: [
    ['Height', '57 in (145 cm)'],
    ['Base', '24 x 20 in (61 x 51 cm)'],
    ['For cats', 'Two, to 18 lb (8.2 kg) each'],
    ['Material', 'Wood, sisal, plush'],
    ['Weight', '41 lb (18.6 kg)'],
    ['Assembly', 'About 40 minutes, key in the box'],
    ['Care', 'Covers machine wash, cold'],
  ],
  seo: {
    title: 'Wooden cat tree with sisal posts',
    description:
      'A wooden cat tree, 57 in tall, with sisal posts, a cubby and two plush perches. Wide heavy base, washable covers, and a wall strap in the box.',
  },
  images: ['1'],
  variant: () => ({
    price: price('149.95', '199.95'),
    compareAtPrice: price('179.95', '239.95'),
    inventory: 19,
    weightPounds: 44,
  }),
  related: ['self-cleaning-litter-box', 'pet-bed', 'litter-crystals', 'drinking-fountain'],
  complementary: ['litter-crystals', 'drinking-fountain', 'grooming-wipes', 'pet-bed'],
});

const laserToy = product({
  handle: 'laser-toy',
  sku: 'KW-LSR',
  title: 'Automatic Laser Toy',
  productType: 'Cat / Toys',
  vendor: VENDOR,
  tags: ['cat', 'toy', 'discontinued'],
  publishedAt: '2023-10-17T14:00:00Z',
  tagline: 'A red dot with a mind of its own',
  descriptionHtml: `<p>We no longer make the laser toy. This page stays for the families who own one, so the facts are easy to find.</p>
<p>It draws a slow, wandering dot for 15 minutes and then rests for two hours, so a cat has time to nap. The beam is low in power and points at the floor. Set it on a shelf no higher than 3 ft (0.9 m), and keep the dot away from eyes and mirrors.</p>
<ul><li>Runs on three AA cells.</li><li>Ends each game on the toy mouse, so there is something to catch.</li><li>Clean the lens with a dry, soft cloth.</li></ul>
<p>Looking for play today? A cat tree by the window, or ten minutes with you and a bit of string, will both be loved.</p>`,
  highlights: [
    'No longer made; care facts kept here',
    '15 minutes of play, then a rest',
    'Low-power beam that points at the floor',
    'Toy mouse in the box',
  ],
  specifications: [
    ['Play', '15 minutes, then two hours of rest'],
    ['Power', 'Three AA cells'],
    ['Beam', 'Class 2, under 1 mW'],
    ['Set at', 'To 3 ft (0.9 m) high'],
    ['Size', '5 x 5 x 8 in (13 x 13 x 20 cm)'],
    ['Weight', '0.9 lb (0.4 kg)'],
  ],
  seo: {
    title: 'Automatic laser toy for cats (discontinued)',
    description:
      'The automatic laser toy is no longer made. Find its facts and care here: batteries, beam, safe height and how long it plays, and what cats enjoy now.',
  },
  images: ['1'],
  variant: () => ({ price: price('29.95', '38.95'), inventory: 0, weightPounds: 1.2 }),
  metafields: [availability('discontinued')],
  related: ['cat-tree', 'rope-toy', 'self-cleaning-litter-box', 'automatic-feeder'],
  complementary: ['cat-tree', 'litter-crystals', 'grooming-wipes', 'drinking-fountain'],
});

/** Kitwell's things for cats, as Larkfield sells them. */
export const cat: readonly SeedProduct[] = [litterBox, crystals, catTree, laserToy];
