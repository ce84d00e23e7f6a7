import type { SeedProduct } from '../types';
import { byValue, colors, PAWMERE_STORES, price, product } from './build';
import { AUTOSHIP_CARE } from './selling-plans';

const VENDOR = 'Pawmere';

const feeder = product({
  handle: 'automatic-feeder',
  sku: 'PM-FDR',
  title: 'Automatic Feeder',
  productType: 'Feeding / Feeders',
  vendor: VENDOR,
  tags: ['dog', 'cat', 'feeding', 'new', 'gift'],
  publishedAt: '2026-07-14T14:00:00Z',
  tagline: 'Breakfast at six, whether or not you are up',
  descriptionHtml: `<p>Pets keep better time than we do. The feeder serves up to six meals a day, in portions you set, so a late train never means a late supper.</p>
<p>The hopper is clear, so you see at a glance what is left. It holds 8 lb (3.6 kg) of dry food, and a seal keeps it crisp. If the power fails, batteries carry the plan on for days.</p>
<h3>Easy to trust</h3>
<ul><li>Portions from 1/8 cup (30 ml), for cats and for dogs to 50 lb (23 kg).</li><li>The chute stops and tells you if a kibble is stuck.</li><li>The steel bowl lifts out for the dishwasher.</li></ul>
<p>Set it on the panel or in the app. You can record a hello in your own voice, and most cats will answer it.</p>`,
  highlights: [
    'Up to six meals a day',
    'Holds 8 lb of dry food, and seals it',
    'Battery backup for power cuts',
    'Steel bowl for the dishwasher',
    'Stops and tells you if food is stuck',
  ],
  specifications: [
    ['Holds', '8 lb (3.6 kg) of dry food'],
    ['Meals', 'Up to six a day'],
    ['Portion', 'From 1/8 cup (30 ml)'],
    ['Kibble', 'To 0.5 in (13 mm)'],
    ['For', 'Cats, and dogs to 50 lb (23 kg)'],
    ['Power', 'Household outlet; three D cells as backup'],
    ['App', '2.4 GHz Wi-Fi, works without it too'],
    ['Size', '14 x 8 x 15 in (36 x 20 x 38 cm)'],
  ],
  seo: {
    title: 'Automatic feeder for cats and dogs',
    description:
      'An automatic feeder with a clear 8 lb hopper, up to six meals a day, a steel bowl and battery backup. For cats and for dogs to 50 lb.',
  },
  images: ['white', '2', 'charcoal', 'lifestyle/feeding-time.jpg'],
  options: [colors(['White', 'WHT', '#f1f1ee'], ['Charcoal', 'CHR', '#4b4c4e'])],
  variant: ({ Color }) => ({
    price: price('149.95', '199.95'),
    inventory: Color === 'White' ? 72 : 3,
    weightPounds: 6.8,
  }),
  stores: PAWMERE_STORES,
  related: ['drinking-fountain', 'slow-bowl', 'pet-bed', 'dental-chews'],
  complementary: ['drinking-fountain', 'slow-bowl', 'fountain-filters', 'dental-chews'],
});

const fountain = product({
  handle: 'drinking-fountain',
  sku: 'PM-FTN',
  title: 'Drinking Fountain',
  productType: 'Feeding / Water',
  vendor: VENDOR,
  tags: ['dog', 'cat', 'feeding', 'water'],
  publishedAt: '2025-06-17T14:00:00Z',
  tagline: 'Moving water, for pets who never finish a bowl',
  descriptionHtml: `<p>Many cats drink too little, and many dogs drink the garden instead. Moving water changes that. It stays cool, it tastes fresh, and it is a little bit interesting.</p>
<p>The bowl is glazed ceramic, heavy enough not to slide and easy to clean. The pump hums at about the level of a fridge in the next room. It stops by itself before it runs dry.</p>
<ul><li>Holds 70 fl oz (2 L), about three days for one cat.</li><li>A 3-stage filter catches hair and softens hard water.</li><li>Everything but the pump goes in the dishwasher.</li></ul>
<p>Change the filter every 3 weeks. Filters come in a pack of three, also on Autoship.</p>`,
  highlights: [
    'Cool, moving, filtered water',
    'Glazed ceramic that does not slide',
    'Quiet pump with a dry-run stop',
    'Holds 70 fl oz, about three days for one cat',
  ],
  specifications: [
    ['Holds', '70 fl oz (2 L)'],
    ['Material', 'Glazed ceramic'],
    ['Filter', '3-stage, change every 3 weeks'],
    ['Noise', 'About 30 dB'],
    ['Power', 'USB adapter in the box, 6 ft (1.8 m) cable'],
    ['Size', '10 in across, 6 in high (25 x 15 cm)'],
    ['Weight', '4.6 lb (2.1 kg)'],
  ],
  seo: {
    title: 'Ceramic drinking fountain for pets',
    description:
      'A quiet ceramic fountain that keeps 70 fl oz of water cool, moving and filtered. Stops before it runs dry and goes in the dishwasher. For cats and dogs.',
  },
  images: ['1', '2', 'lifestyle/feeding-time.jpg'],
  variant: () => ({ price: price('79.95', '104.95'), inventory: 41, weightPounds: 5.4 }),
  stores: PAWMERE_STORES,
  related: ['automatic-feeder', 'slow-bowl', 'fountain-filters', 'pet-bed'],
  complementary: ['fountain-filters', 'automatic-feeder', 'slow-bowl', 'grooming-wipes'],
});

const filters = product({
  handle: 'fountain-filters',
  sku: 'PM-FLT',
  title: 'Fountain Filters',
  productType: 'Feeding / Water / Filters',
  vendor: VENDOR,
  tags: ['dog', 'cat', 'feeding', 'water', 'autoship', 'replacement'],
  publishedAt: '2025-06-18T14:00:00Z',
  tagline: 'Three stages, three filters, about 2 months of good water',
  descriptionHtml: `<p>A fountain keeps water moving. The filter keeps it worth drinking. Foam catches hair and crumbs. Carbon takes the taste out of tap water. A last layer softens what hard water leaves behind.</p>
<p>Rinse a new filter under the tap for half a minute, set it in the ring and switch on. Change it every 3 weeks, or sooner if three cats share one bowl.</p>
<ul><li>Pack of 3, which is about 2 months for most homes.</li><li>Fits the Drinking Fountain.</li><li>On Autoship, from weekly to every 2 months, you save 10%.</li></ul>
<p>Every 2 months on Autoship suits one fountain. Clean the pump on the same day, and the hum stays low for years.</p>`,
  highlights: [
    '3-stage filter, pack of 3',
    'About 2 months for most homes',
    'Fits the Drinking Fountain',
    'Save 10% with Autoship',
  ],
  specifications: [
    ['Pack', '3 filters'],
    ['Stages', 'Foam, carbon, softening layer'],
    ['Change', 'Every 3 weeks'],
    ['Works with', 'Drinking Fountain'],
    ['Size', '3.5 in across (9 cm)'],
    ['Autoship', 'Weekly to every 2 months, save 10%'],
  ],
  seo: {
    title: 'Replacement filters for the drinking fountain',
    description:
      'A pack of three 3-stage filters for the Drinking Fountain. Change every 3 weeks; a pack lasts about 2 months. Save 10% with Autoship.',
  },
  images: ['1'],
  variant: () => ({ price: price('19.95', '25.95'), inventory: 260, weightPounds: 0.4 }),
  sellingPlanGroups: [AUTOSHIP_CARE],
  stores: PAWMERE_STORES,
  related: ['drinking-fountain', 'automatic-feeder', 'slow-bowl', 'waste-bags'],
  complementary: ['drinking-fountain', 'automatic-feeder', 'slow-bowl', 'grooming-wipes'],
});

const slowBowl = product({
  handle: 'slow-bowl',
  sku: 'PM-SLB',
  title: 'Slow Feeder Bowl',
  productType: 'Feeding / Bowls',
  vendor: VENDOR,
  tags: ['dog', 'feeding', 'bowl', 'gift'],
  publishedAt: '2025-06-19T14:00:00Z',
  tagline: 'Ten minutes for a supper that used to take one',
  descriptionHtml: `<p>Some dogs eat as if the bowl might leave. A maze slows them down. They breathe between bites, their stomachs thank them, and supper turns into a small game.</p>
<p>The ridges are rounded, so there is nothing to scrape a tongue or a tooth. Works with kibble, wet food, or a spoon of yogurt on a hot day.</p>
<ul><li>Small holds 2 cups (470 ml). Large holds 4 cups (950 ml).</li><li>A rubber ring keeps it where you put it.</li><li>Top rack of the dishwasher.</li></ul>
<p>Start with half the meal in the maze and half in the old bowl, until your dog sees how it works. Flat-faced dogs do best with the large one.</p>`,
  highlights: [
    'Slows a fast eater down',
    'Rounded ridges, kind to tongues',
    'Rubber ring that grips the floor',
    'Dishwasher safe, top rack',
  ],
  specifications: [
    ['Small', 'Holds 2 cups (470 ml)'],
    ['Large', 'Holds 4 cups (950 ml)'],
    ['Across', 'Small 8 in (20 cm), Large 11 in (28 cm)'],
    ['Material', 'Food-safe plastic, free of BPA'],
    ['Base', 'Rubber ring'],
    ['Care', 'Dishwasher, top rack'],
  ],
  seo: {
    title: 'Slow feeder bowl for dogs',
    description:
      'A maze bowl that turns a one-minute supper into ten. Rounded ridges, a rubber ring that grips, dishwasher safe. Small and large, blue or mint.',
  },
  images: ['blue', 'mint'],
  options: [
    {
      name: 'Size',
      values: [
        { name: 'Small', code: 'S' },
        { name: 'Large', code: 'L' },
      ],
    },
    colors(['Blue', 'BLU', '#5993c7'], ['Mint', 'MNT', '#95cab4']),
  ],
  variant: ({ Size, Color }) => ({
    price: byValue(Size, { Small: price('17.95', '22.95'), Large: price('22.95', '29.95') }),
    inventory: Size === 'Small' && Color === 'Mint' ? 0 : 85,
    weightPounds: Size === 'Large' ? 1.5 : 0.8,
  }),
  stores: PAWMERE_STORES,
  related: ['automatic-feeder', 'drinking-fountain', 'training-treats', 'dental-chews'],
  complementary: ['dental-chews', 'training-treats', 'drinking-fountain', 'rope-toy'],
});

/** Bowls, feeders and water. */
export const feeding: readonly SeedProduct[] = [feeder, fountain, filters, slowBowl];
