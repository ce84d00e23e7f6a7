import type { SeedProduct } from '../types';
import { byValue, PAWMERE_STORES, price, product, UNITED_STATES_STORES } from './build';
import { AUTOSHIP_CARE } from './selling-plans';

const VENDOR = 'Pawmere';
const AUTOSHIP = ['Autoship', 'Weekly to every 2 months, save 10%'] as const;

const treats = product({
  handle: 'training-treats',
  sku: 'PM-TRT',
  title: 'Training Treats',
  productType: 'Care / Treats',
  vendor: VENDOR,
  tags: ['dog', 'treats', 'training', 'autoship', 'gift'],
  publishedAt: '2025-04-08T14:00:00Z',
  tagline: 'Small enough to say thank you forty times a day',
  descriptionHtml: `<p>A good training treat is tiny, soft and gone in a second. The dog looks up for the next one, and you have taught something. These are bone-shaped bites of about 2 calories, so a long lesson does not spoil supper.</p>
<p>One meat in each flavor, with sweet potato and a little rosemary. Nothing to make the pouch greasy. They break in half for small dogs and for long stays.</p>
<ul><li>Chicken, beef or salmon.</li><li>A pouch of 6 oz (170 g), or a big one of 16 oz (454 g).</li><li>On Autoship, from weekly to every 2 months, you save 10%.</li></ul>
<p>Count treats as part of the day's food. Up to a tenth is a fair rule for most dogs.</p>`,
  highlights: [
    'About 2 calories a bite',
    'Soft, and breaks in half',
    'One meat in each flavor',
    'Save 10% with Autoship',
  ],
  specifications: [
    ['Flavors', 'Chicken, beef or salmon'],
    ['Pouch', '6 oz (170 g) or 16 oz (454 g)'],
    ['Energy', 'About 2 calories a bite'],
    ['Bites', 'About 170 in 6 oz (170 g)'],
    ['For dogs', 'All sizes, from 10 weeks old'],
    ['Keep', 'Closed and dry; use within 8 weeks of opening'],
    AUTOSHIP,
  ],
  seo: {
    title: 'Soft training treats for dogs',
    description:
      'Soft bites of about 2 calories for training, in chicken, beef or salmon. Pouches of 6 oz and 16 oz. Save 10% on Autoship, weekly to every 2 months.',
  },
  images: ['1', '2'],
  options: [
    {
      name: 'Flavor',
      values: [
        { name: 'Chicken', code: 'CHK' },
        { name: 'Beef', code: 'BEF' },
        { name: 'Salmon', code: 'SLM' },
      ],
    },
    {
      name: 'Size',
      values: [
        { name: '6 oz', code: '06' },
        { name: '16 oz', code: '16' },
      ],
    },
  ],
  variant: ({ Flavor, Size }) => ({
    price: byValue(Size, { '6 oz': price('9.95', '12.95'), '16 oz': price('21.95', '28.95') }),
    inventory: byValue(Flavor, { Chicken: 420, Beef: 260, Salmon: Size === '16 oz' ? 0 : 90 }),
    weightPounds: Size === '16 oz' ? 1.1 : 0.45,
  }),
  sellingPlanGroups: [AUTOSHIP_CARE],
  stores: PAWMERE_STORES,
  related: ['dental-chews', 'waste-bags', 'slow-bowl', 'rope-toy'],
  complementary: ['training-starter-kit', 'dental-chews', 'waste-bags', 'rope-toy'],
});

const dentalChews = product({
  handle: 'dental-chews',
  sku: 'PM-DNT',
  title: 'Dental Chews',
  productType: 'Care / Chews',
  vendor: VENDOR,
  tags: ['dog', 'chews', 'dental', 'autoship'],
  publishedAt: '2025-04-09T14:00:00Z',
  tagline: 'Fresh mint and parsley, one a day',
  descriptionHtml: `<p>A dog that chews is a dog that cleans. The ridges on these chews reach the back teeth, where brushes seldom get and tartar likes to start. Mint and parsley take care of the hello afterwards.</p>
<p>Give one a day after supper. Choose the size by your dog's weight, so that it lasts a few minutes and is never swallowed whole.</p>
<ul><li>20 chews in a pouch, so about three weeks for one dog.</li><li>Made without wheat, corn or added sugar.</li><li>On Autoship, from weekly to every 2 months, you save 10%.</li></ul>
<p>Stay close while your dog chews, and keep water near. A chew helps, but a yearly look by your vet still matters.</p>`,
  highlights: [
    'Ridges that reach the back teeth',
    'Fresh mint and parsley',
    'No wheat, corn or added sugar',
    '20 chews in a pouch',
    'Save 10% with Autoship',
  ],
  specifications: [
    ['Pouch', '20 chews'],
    ['Small', 'Dogs 8 to 25 lb (3.6 to 11 kg)'],
    ['Medium', 'Dogs 25 to 50 lb (11 to 23 kg)'],
    ['Large', 'Dogs 50 lb (23 kg) and up'],
    ['Give', 'One a day'],
    ['For dogs', 'From 6 months old'],
    AUTOSHIP,
  ],
  seo: {
    title: 'Dental chews for dogs, mint and parsley',
    description:
      'Daily dental chews with ridges that reach the back teeth, mint and parsley. Three sizes by weight, 20 in a pouch. Save 10% with Autoship.',
  },
  images: ['1', '2'],
  options: [
    {
      name: 'Size',
      values: [
        { name: 'Small', code: 'S' },
        { name: 'Medium', code: 'M' },
        { name: 'Large', code: 'L' },
      ],
    },
  ],
  variant: ({ Size }) => ({
    price: byValue(Size, {
      Small: price('18.95', '24.95'),
      Medium: price('22.95', '29.95'),
      Large: price('26.95', '34.95'),
    }),
    inventory: byValue(Size, { Small: 140, Medium: 230, Large: 3 }),
    weightPounds: byValue(Size, { Small: 0.6, Medium: 1.1, Large: 1.8 }),
  }),
  sellingPlanGroups: [AUTOSHIP_CARE],
  stores: PAWMERE_STORES,
  related: ['training-treats', 'grooming-wipes', 'slow-bowl', 'waste-bags'],
  complementary: ['training-treats', 'grooming-wipes', 'waste-bags', 'slow-bowl'],
});

const calmingChews = product({
  handle: 'calming-chews',
  sku: 'PM-CLM',
  title: 'Calming Chews',
  productType: 'Care / Supplements',
  vendor: VENDOR,
  tags: ['dog', 'chews', 'wellness', 'autoship', 'sale'],
  publishedAt: '2025-04-10T14:00:00Z',
  tagline: 'Chamomile and L-theanine, for the loud evenings',
  descriptionHtml: `<p>Fireworks, long drives, the first night in a new house. Some evenings ask a lot of a dog. These soft, heart-shaped chews are made with chamomile and L-theanine, and most dogs take them for a treat.</p>
<p>Give the chews about half an hour before you expect the noise. Then draw the curtains, put the bed in a quiet corner and sit nearby. Company is the better half of calm.</p>
<ul><li>45 or 90 soft chews in a jar.</li><li>Peanut butter or bacon flavor, with no xylitol.</li><li>On Autoship, from weekly to every 2 months, you save 10%.</li></ul>
<p>Please ask your vet first if your dog takes medicine, is expecting or is younger than 12 weeks.</p>`,
  highlights: [
    'Chamomile and L-theanine',
    'Give half an hour before the noise',
    'Peanut butter or bacon, no xylitol',
    'Save 10% with Autoship',
  ],
  specifications: [
    ['Jar', '45 or 90 soft chews'],
    ['Active ingredients', 'Chamomile, L-theanine'],
    ['Dogs to 25 lb (11 kg)', '1 chew'],
    ['Dogs 25 to 75 lb (11 to 34 kg)', '2 chews'],
    ['Dogs over 75 lb (34 kg)', '3 chews'],
    ['For dogs', 'From 12 weeks old'],
    AUTOSHIP,
  ],
  seo: {
    title: 'Calming chews for dogs',
    description:
      'Soft chews with chamomile and L-theanine for fireworks, drives and new places. Peanut butter or bacon, 45 or 90 in a jar. Save 10% with Autoship.',
  },
  images: ['1', '2'],
  options: [
    {
      name: 'Flavor',
      values: [
        { name: 'Peanut butter', code: 'PNB' },
        { name: 'Bacon', code: 'BCN' },
      ],
    },
    {
      name: 'Size',
      values: [
        { name: '45 chews', code: '45' },
        { name: '90 chews', code: '90' },
      ],
    },
  ],
  variant: ({ Flavor, Size }) => ({
    ...byValue(Size, {
      '45 chews': {
        price: price('17.95', '23.95'),
        compareAtPrice: price('20.95', '27.95'),
        weightPounds: 0.4,
      },
      '90 chews': {
        price: price('29.95', '39.95'),
        compareAtPrice: price('34.95', '45.95'),
        weightPounds: 0.8,
      },
    }),
    inventory: Flavor === 'Bacon' ? 24 : 115,
  }),
  sellingPlanGroups: [AUTOSHIP_CARE],
  stores: UNITED_STATES_STORES,
  related: ['joint-supplement', 'dental-chews', 'pet-bed', 'training-treats'],
  complementary: ['pet-bed', 'travel-carrier', 'joint-supplement', 'dental-chews'],
});

const jointSupplement = product({
  handle: 'joint-supplement',
  sku: 'PM-JNT',
  title: 'Joint Support Chewables',
  productType: 'Care / Supplements',
  vendor: VENDOR,
  tags: ['dog', 'wellness', 'supplement', 'autoship'],
  publishedAt: '2025-04-11T14:00:00Z',
  tagline: 'For the stairs, the car and the second lap of the yard',
  descriptionHtml: `<p>You notice it on the stairs first. A pause at the bottom, a slower rise from the bed. These daily chewables bring together glucosamine, MSM and omega oils, to support joints that have carried a good dog a long way.</p>
<p>Give them with food. Most families look for a change after four to six weeks, and the smaller jar is there so you can find out.</p>
<ul><li>60 or 120 chewables in a jar.</li><li>A mild chicken taste that fussy dogs accept.</li><li>On Autoship, from weekly to every 2 months, you save 10%.</li></ul>
<p>A limp or a sore spot is a question for your vet before it is one for us. A soft bed and a steady weight help as much as any jar.</p>`,
  highlights: [
    'Glucosamine, MSM and omega oils',
    'A mild chicken taste',
    '60 or 120 chewables',
    'Save 10% with Autoship',
  ],
  specifications: [
    ['Jar', '60 or 120 chewables'],
    ['Active ingredients', 'Glucosamine, MSM, omega-3'],
    ['Dogs to 30 lb (14 kg)', '1 chewable a day'],
    ['Dogs 30 to 60 lb (14 to 27 kg)', '2 chewables a day'],
    ['Dogs over 60 lb (27 kg)', '3 chewables a day'],
    ['For dogs', 'From 1 year old'],
    AUTOSHIP,
  ],
  seo: {
    title: 'Joint support chewables for dogs',
    description:
      'Daily chewables with glucosamine, MSM and omega oils that support joints in grown dogs. Jars of 60 or 120. Save 10% on Autoship deliveries.',
  },
  images: ['1', '2'],
  options: [
    {
      name: 'Size',
      values: [
        { name: '60 chewables', code: '060' },
        { name: '120 chewables', code: '120' },
      ],
    },
  ],
  variant: ({ Size }) => ({
    price: byValue(Size, {
      '60 chewables': price('22.95', '30.95'),
      '120 chewables': price('39.95', '52.95'),
    }),
    inventory: Size === '120 chewables' ? 88 : 46,
    weightPounds: Size === '120 chewables' ? 1.1 : 0.6,
  }),
  sellingPlanGroups: [AUTOSHIP_CARE],
  stores: UNITED_STATES_STORES,
  related: ['calming-chews', 'dental-chews', 'pet-bed', 'slow-bowl'],
  complementary: ['pet-bed', 'dental-chews', 'calming-chews', 'car-harness'],
});

const wasteBags = product({
  handle: 'waste-bags',
  sku: 'PM-WST',
  title: 'Waste Bags',
  productType: 'Care / Clean-up',
  vendor: VENDOR,
  tags: ['dog', 'clean-up', 'autoship'],
  publishedAt: '2025-04-12T14:00:00Z',
  tagline: 'Plant-based, leak-proof, and always one in the pocket',
  descriptionHtml: `<p>The least exciting thing in the shop, and the one you miss the most. These bags are plant-based and leak-proof, and they open on the right end more often than not, thanks to the arrow.</p>
<p>Each is 13 in (33 cm) deep, so a hand and a wrist stay clean. Rolls fit the usual holders, and the cores are card.</p>
<ul><li>120, 240 or 360 bags, 15 on a roll.</li><li>No scent added. Dogs and walkers both prefer it.</li><li>On Autoship, from weekly to every 2 months, you save 10%.</li></ul>
<p>For one dog, 120 bags last about 6 weeks. Keep one roll in the car and one by the gate, and the yard stays a place for bare feet.</p>`,
  highlights: [
    'Plant-based and leak-proof',
    '13 in deep, with an arrow to the opening',
    'Fits the usual holders',
    'No scent added',
    'Save 10% with Autoship',
  ],
  specifications: [
    ['Count', '120, 240 or 360 bags'],
    ['On a roll', '15 bags, card core'],
    ['Bag', '9 x 13 in (23 x 33 cm)'],
    ['Material', 'Plant-based film'],
    ['120 bags last', 'About 6 weeks for one dog'],
    ['Scent', 'None'],
    AUTOSHIP,
  ],
  seo: {
    title: 'Plant-based dog waste bags',
    description:
      'Plant-based, leak-proof waste bags, 13 in deep and unscented, in boxes of 120, 240 or 360. Save 10% with Autoship, weekly to every 2 months.',
  },
  images: ['1', '2'],
  options: [
    {
      name: 'Count',
      values: [
        { name: '120 bags', code: '120' },
        { name: '240 bags', code: '240' },
        { name: '360 bags', code: '360' },
      ],
    },
  ],
  variant: ({ Count }) => ({
    price: byValue(Count, {
      '120 bags': price('12.95', '16.95'),
      '240 bags': price('22.95', '29.95'),
      '360 bags': price('31.95', '41.95'),
    }),
    inventory: 500,
    weightPounds: byValue(Count, { '120 bags': 1.2, '240 bags': 2.3, '360 bags': 3.4 }),
  }),
  sellingPlanGroups: [AUTOSHIP_CARE],
  stores: PAWMERE_STORES,
  related: ['grooming-wipes', 'training-treats', 'dental-chews', 'travel-carrier'],
  complementary: ['grooming-wipes', 'training-treats', 'long-training-lead', 'dental-chews'],
});

const groomingWipes = product({
  handle: 'grooming-wipes',
  sku: 'PM-WIP',
  title: 'Grooming Wipes',
  productType: 'Care / Grooming',
  vendor: VENDOR,
  tags: ['dog', 'cat', 'grooming', 'autoship'],
  publishedAt: '2025-04-13T14:00:00Z',
  tagline: 'Between the puddle and the sofa',
  descriptionHtml: `<p>Not every muddy paw needs a bath. A wipe at the door will do, and your floors will agree. These are thick, soft and large enough for a whole paw, with aloe and oat that are kind to skin.</p>
<p>Unscented, because noses that good deserve a rest. Safe for ears, bellies and faces. Just keep clear of the eyes.</p>
<ul><li>100 wipes in a tub that closes tight, or two tubs together.</li><li>For dogs and cats, from 8 weeks old.</li><li>On Autoship, from weekly to every 2 months, you save 10%.</li></ul>
<p>A good moment to look between the toes too: salt in winter, grass seeds in summer. While you are there, a kind word and a scratch behind the ear make the next wipe easier.</p>`,
  highlights: [
    'Aloe and oat, unscented',
    'Thick, soft, large enough for a paw',
    'For dogs and cats from 8 weeks',
    'Save 10% with Autoship',
  ],
  specifications: [
    ['Count', '100 wipes, or two tubs of 100'],
    ['Wipe', '8 x 7 in (20 x 18 cm)'],
    ['With', 'Aloe and oat'],
    ['Without', 'Alcohol, parabens, scent'],
    ['For', 'Dogs and cats from 8 weeks old'],
    ['Dispose', 'In the bin, not the toilet'],
    AUTOSHIP,
  ],
  seo: {
    title: 'Grooming wipes for dogs and cats',
    description:
      'Thick, unscented wipes with aloe and oat for paws, coats and ears. 100 in a tub, for dogs and cats from 8 weeks old. Save 10% with Autoship.',
  },
  images: ['1', '2'],
  options: [
    {
      name: 'Count',
      values: [
        { name: '100 wipes', code: '100' },
        { name: '200 wipes', code: '200' },
      ],
    },
  ],
  variant: ({ Count }) => ({
    price: byValue(Count, {
      '100 wipes': price('13.95', '17.95'),
      '200 wipes': price('24.95', '31.95'),
    }),
    inventory: Count === '200 wipes' ? 64 : 180,
    weightPounds: Count === '200 wipes' ? 3.2 : 1.6,
  }),
  sellingPlanGroups: [AUTOSHIP_CARE],
  stores: PAWMERE_STORES,
  related: ['waste-bags', 'dental-chews', 'pet-bed', 'travel-carrier'],
  complementary: ['waste-bags', 'training-treats', 'pet-bed', 'dental-chews'],
});

/** What pets use up; each can come on Autoship. */
export const autoshipCare: readonly SeedProduct[] = [
  treats,
  dentalChews,
  calmingChews,
  jointSupplement,
  wasteBags,
  groomingWipes,
];
