import type { SeedProduct } from '../types';
import { byValue, colors, price, product } from './build';
import { AUTOSHIP_POWER } from './selling-plans';

const VENDOR = 'Larkfield';

const powerCap = product({
  handle: 'power-cap-battery',
  sku: 'LF-PWC',
  title: 'Power Cap Battery',
  productType: 'Power / Batteries',
  vendor: VENDOR,
  tags: ['dog', 'power', 'battery', 'autoship'],
  publishedAt: '2024-01-09T14:00:00Z',
  tagline: 'About 3 months of knowing the collar is awake',
  descriptionHtml: `<p>A fence is as good as the battery in the collar. The Power Cap makes it easy: twist off the old one, twist on the new one, done. No tools, no tiny springs, no guessing which way up.</p>
<p>Each cap lasts about 3 months. The gasket is part of the cap, so every change seals the collar afresh against rain and river.</p>
<ul><li>For the Boundary Collar. The GPS collar charges on its dock.</li><li>Choose a pack of 2 or a pack of 4.</li><li>On Autoship a fresh cap arrives every 3, 4 or 6 months, and you save 15%.</li></ul>
<p>Two dogs? A pack of 2 every 3 months is just right. Old caps go with your household batteries.</p>`,
  highlights: [
    'About 3 months a cap',
    'Twists on by hand, no tools',
    'A fresh seal with every change',
    'Save 15% with Autoship',
  ],
  specifications: [
    ['Works with', 'Boundary Collar'],
    ['Life', 'About 3 months'],
    ['Type', 'Lithium, 3 V, sealed in the cap'],
    ['Weight', '0.5 oz (14 g)'],
    ['Shelf life', '5 years'],
    ['Autoship', 'Every 3, 4 or 6 months, save 15%'],
  ],
  seo: {
    title: 'Power Cap battery for the Boundary Collar',
    description:
      'The Power Cap battery lasts about 3 months and twists on by hand. Packs of 2 or 4. Save 15% with Autoship every 3, 4 or 6 months.',
  },
  images: ['1', '2'],
  options: [
    {
      name: 'Pack',
      values: [
        { name: '2 pack', code: '2' },
        { name: '4 pack', code: '4' },
      ],
    },
  ],
  variant: ({ Pack }) => ({
    price: byValue(Pack, { '2 pack': price('27.95', '36.95'), '4 pack': price('49.95', '65.95') }),
    inventory: Pack === '4 pack' ? 310 : 640,
    weightPounds: Pack === '4 pack' ? 0.3 : 0.2,
  }),
  sellingPlanGroups: [AUTOSHIP_POWER],
  related: ['boundary-collar', 'charging-dock', 'contact-posts', 'surge-protector'],
  complementary: ['boundary-collar', 'contact-posts', 'collar-strap', 'wire-repair-kit'],
});

const chargingDock = product({
  handle: 'charging-dock',
  sku: 'LF-DOCK',
  title: 'GPS Collar Charging Dock',
  productType: 'Power / Chargers',
  vendor: VENDOR,
  tags: ['dog', 'power', 'charger', 'gps'],
  publishedAt: '2026-08-19T14:00:00Z',
  tagline: 'Supper for the dog, 2 hours for the collar',
  descriptionHtml: `<p>One dock comes with every GPS collar. A second one is for the cabin, the car or the other parent's house.</p>
<p>Set the collar down and the magnets find their place. From empty it takes 2 hours to full, and a full charge lasts 36 hours. Most families charge at supper, when the dog is indoors and busy anyway.</p>
<ul><li>The light goes from amber to green, so there is no app to open.</li><li>The underside grips, and the cable tucks away.</li><li>Any USB-C plug of 10 W or more will do.</li></ul>
<p>Please charge at room temperature. A collar that comes in from the snow should warm up first.</p>`,
  highlights: [
    '2 hours to full, 36 hours a charge',
    'Magnets seat the collar for you',
    'Amber to green light',
    'A second dock for the car or cabin',
  ],
  specifications: [
    ['Works with', 'GPS Fence Collar, all sizes'],
    ['Charging', '2 hours to full'],
    ['Power', 'USB-C, 10 W or more'],
    ['Cable', '4 ft (1.2 m)'],
    ['Size', '3.4 x 2.8 x 1 in (86 x 71 x 25 mm)'],
    ['Weight', '5 oz (142 g)'],
  ],
  seo: {
    title: 'Charging dock for the GPS fence collar',
    description:
      'A second charging dock for the Larkfield GPS fence collar. Magnets seat the collar, 2 hours to full, and any USB-C plug of 10 W or more will do.',
  },
  images: ['1', '2'],
  variant: () => ({ price: price('39.95', '52.95'), inventory: 210, weightPounds: 0.5 }),
  related: ['gps-collar', 'power-cap-battery', 'collar-strap', 'contact-posts'],
  complementary: ['gps-collar', 'collar-strap', 'contact-posts', 'surge-protector'],
});

const collarStrap = product({
  handle: 'collar-strap',
  sku: 'LF-STR',
  title: 'Replacement Collar Strap',
  productType: 'Parts / Straps',
  vendor: VENDOR,
  tags: ['dog', 'part', 'strap', 'replacement', 'gift'],
  publishedAt: '2024-06-04T14:00:00Z',
  tagline: 'A clean strap for a collar with years left in it',
  descriptionHtml: `<p>Straps meet mud, lake water and teeth. The part that thinks can outlive them by years. So the strap comes off, and a new one goes on.</p>
<p>It is woven, washable and cut long. Thread it through the module, fit it to the neck, then trim the end and seal it with a match. Two fingers should slide under it when the dog stands.</p>
<ul><li>Fits the GPS Fence Collar and the Boundary Collar.</li><li>One length for all sizes, trimmed to fit.</li><li>Blue, orange or black. Orange is good in hunting season.</li></ul>
<p>Check the fit once a week, and take the collar off for part of each day. Skin likes to rest.</p>`,
  highlights: [
    'Fits GPS and Boundary collars',
    'One length, trimmed to fit',
    'Woven, washable, quick to dry',
    'Blue, orange or black',
  ],
  specifications: [
    ['Works with', 'GPS Fence Collar and Boundary Collar'],
    ['Width', '3/4 in (19 mm)'],
    ['Length', '28 in (71 cm), trimmed to fit'],
    ['Material', 'Woven nylon, coated edge'],
    ['Buckle', 'Side release'],
    ['Care', 'Hand wash, dry flat'],
  ],
  seo: {
    title: 'Replacement strap for Larkfield collars',
    description:
      'A woven, washable replacement strap for the GPS Fence Collar and the Boundary Collar. One length trimmed to fit, in blue, orange or black.',
  },
  images: ['blue', '2', 'orange', 'black'],
  options: [
    colors(['Blue', 'BLU', '#2d69af'], ['Orange', 'ORG', '#d56729'], ['Black', 'BLK', '#2c2d30']),
  ],
  variant: ({ Color }) => ({
    price: price('24.95', '32.95'),
    inventory: byValue(Color, { Blue: 95, Orange: 3, Black: 160 }),
    weightPounds: 0.2,
  }),
  related: ['gps-collar', 'boundary-collar', 'long-training-lead', 'contact-posts'],
  complementary: ['contact-posts', 'power-cap-battery', 'charging-dock', 'grooming-wipes'],
});

const contactPosts = product({
  handle: 'contact-posts',
  sku: 'LF-CPS',
  title: 'Contact Posts',
  productType: 'Parts / Contact posts',
  vendor: VENDOR,
  tags: ['dog', 'part', 'replacement'],
  publishedAt: '2024-06-05T14:00:00Z',
  tagline: 'The right length for the coat your dog wears',
  descriptionHtml: `<p>A collar must touch skin lightly to speak clearly. A beagle and a husky need different posts for that. Short ones suit smooth coats. Long ones reach through a winter coat.</p>
<p>Every set has four posts and the fitting wrench. Screw them in by hand, then give the wrench a quarter turn. No more than that.</p>
<ul><li>Fits the GPS Fence Collar and the Boundary Collar.</li><li>Rounded steel that is kind to skin.</li><li>Many families keep both lengths, one for summer and one for winter.</li></ul>
<p>Wipe the posts once a week and look at the skin beneath. If it is pink, leave the collar off for a day and ask us how the fit might be better.</p>`,
  highlights: [
    'Two lengths, for smooth and thick coats',
    'Fits GPS and Boundary collars',
    'Four posts and a fitting wrench',
    'Rounded stainless steel',
  ],
  specifications: [
    ['Works with', 'GPS Fence Collar and Boundary Collar'],
    ['Short', '1/2 in (13 mm), smooth coats'],
    ['Long', '3/4 in (19 mm), thick coats'],
    ['Material', 'Stainless steel'],
    ['In the set', 'Four posts and a wrench'],
    ['Care', 'Wipe weekly, check the skin'],
  ],
  seo: {
    title: 'Contact posts, short and long',
    description:
      'Stainless steel contact posts for Larkfield collars in two lengths: short for smooth coats, long for thick ones. Four posts and a wrench in a set.',
  },
  images: ['1', '2'],
  options: [
    {
      name: 'Length',
      values: [
        { name: 'Short', code: 'SH' },
        { name: 'Long', code: 'LG' },
      ],
    },
  ],
  variant: ({ Length }) => ({
    price: price('19.95', '26.95'),
    inventory: Length === 'Long' ? 74 : 130,
    weightPounds: 0.1,
  }),
  related: ['collar-strap', 'gps-collar', 'boundary-collar', 'power-cap-battery'],
  complementary: ['collar-strap', 'gps-collar', 'boundary-collar', 'grooming-wipes'],
});

const boundaryFlags = product({
  handle: 'boundary-flags',
  sku: 'LF-FLG',
  title: 'Boundary Training Flags',
  productType: 'Parts / Fence parts',
  vendor: VENDOR,
  tags: ['dog', 'part', 'training', 'in-ground', 'gps'],
  publishedAt: '2024-06-06T14:00:00Z',
  tagline: 'The line your dog can see while learning the one you cannot',
  descriptionHtml: `<p>Dogs learn with their eyes first. Flags show where the tone will come, so the sound makes sense the first time. After about two weeks most dogs know the line, and the flags come down one by one.</p>
<p>Set one every 8 to 10 ft (2.4 to 3 m) along the boundary. The stems are springy steel, so a running dog bends them and they stand up again.</p>
<ul><li>For GPS fences and in-ground fences alike.</li><li>White with a paw mark, easy for dogs to see on green.</li><li>Bring them out again for a new puppy, or after a move.</li></ul>
<p>Take out every other flag at first, then half of what is left. There is no hurry.</p>`,
  highlights: [
    'For GPS and in-ground fences',
    'One flag every 8 to 10 ft',
    'Springy stems that stand up again',
    'Packs of 25 or 50',
  ],
  specifications: [
    ['Spacing', '8 to 10 ft (2.4 to 3 m)'],
    ['25 flags mark', 'About 225 ft (69 m)'],
    ['50 flags mark', 'About 450 ft (137 m)'],
    ['Height', '21 in (53 cm)'],
    ['Flag', '4 x 5 in (10 x 13 cm), white'],
    ['Stem', 'Galvanized spring steel'],
  ],
  seo: {
    title: 'Boundary training flags for dog fences',
    description:
      'White training flags that show your dog the boundary for the first two weeks. Springy steel stems, packs of 25 or 50, for GPS and in-ground fences.',
  },
  images: ['1', '2', 'lifestyle/hero-training.jpg'],
  options: [
    {
      name: 'Pack',
      values: [
        { name: '25 flags', code: '25' },
        { name: '50 flags', code: '50' },
      ],
    },
  ],
  variant: ({ Pack }) => ({
    price: byValue(Pack, {
      '25 flags': price('14.95', '19.95'),
      '50 flags': price('24.95', '32.95'),
    }),
    inventory: Pack === '50 flags' ? 58 : 200,
    weightPounds: Pack === '50 flags' ? 2.6 : 1.3,
  }),
  related: ['wire-repair-kit', 'training-starter-kit', 'boundary-collar', 'gps-collar'],
  complementary: ['training-starter-kit', 'long-training-lead', 'training-treats', 'gps-collar'],
});

const wireRepairKit = product({
  handle: 'wire-repair-kit',
  sku: 'LF-WRK',
  title: 'Wire Repair Kit',
  productType: 'Parts / Fence parts',
  vendor: VENDOR,
  tags: ['part', 'in-ground', 'replacement'],
  publishedAt: '2024-06-07T14:00:00Z',
  tagline: 'Splice. Seal. Done by lunch.',
  descriptionHtml: `<p>A spade finds the wire sooner or later. It happens in the best yards. If the transmitter beeps and you know where you dug, this kit puts it right.</p>
<p>Strip both ends, twist in a length of new wire and press each joint into a waterproof capsule. The gel inside keeps the wet out for good. The light on the transmitter turns green again, and the fence is back.</p>
<ul><li>Wire, capsules and strippers in one box.</li><li>Step by step card, with drawings.</li><li>Works for buried and surface wire.</li></ul>
<p>Cannot find the break? Your dealer has a tool that listens for it. Keep the dog on a lead until the light is green.</p>`,
  highlights: [
    'All you need to mend a cut wire',
    'Gel capsules keep the wet out',
    'For buried and surface wire',
    'Card with drawings in the box',
  ],
  specifications: [
    ['Wire', '50 ft (15 m), 16 gauge'],
    ['Splice capsules', '6, filled with gel'],
    ['Tool', 'Wire strippers'],
    ['Works with', 'Boundary Plus, buried or surface wire'],
    ['Repairs', 'Up to three breaks'],
    ['Weight', '1.2 lb (0.5 kg)'],
  ],
  seo: {
    title: 'Wire repair kit for in-ground fences',
    description:
      'Mend a cut boundary wire yourself: 50 ft of wire, six waterproof splice capsules and strippers, with a drawn card. For buried and surface wire.',
  },
  images: ['1', '2'],
  variant: () => ({ price: price('34.95', '45.95'), inventory: 84, weightPounds: 1.5 }),
  related: ['surge-protector', 'boundary-flags', 'power-cap-battery', 'boundary-collar'],
  complementary: ['surge-protector', 'boundary-flags', 'power-cap-battery', 'long-training-lead'],
});

const surgeProtector = product({
  handle: 'surge-protector',
  sku: 'LF-SRG',
  title: 'Fence Surge Protector',
  productType: 'Power / Protection',
  vendor: VENDOR,
  tags: ['power', 'in-ground', 'protection'],
  publishedAt: '2024-06-08T14:00:00Z',
  tagline: 'Lets the storm pass by your transmitter',
  descriptionHtml: `<p>A loop of wire in the ground can pick up a lightning strike from down the road. A surge protector lets that charge pass to earth, and your transmitter never hears of it.</p>
<p>Plug it into the wall, plug the transmitter into it and lead the boundary wire through its two terminals. It guards both ways in: the outlet and the wire.</p>
<ul><li>Two lights show power and protection.</li><li>Two outlets, one for the transmitter and one to spare.</li><li>Fitted in ten minutes, with no electrician.</li></ul>
<p>When the protection light goes out, it has done its work once and should be replaced. That is cheaper than a transmitter, and the dog never had an open fence.</p>`,
  highlights: [
    'Guards the outlet and the boundary wire',
    'Lights for power and protection',
    'Two outlets',
    'Fitted in ten minutes',
  ],
  specifications: [
    ['Works with', 'Boundary Plus transmitter'],
    ['Outlets', 'Two, grounded'],
    ['Rating', '120 V, 15 A'],
    ['Surge energy', '900 J'],
    ['Boundary terminals', 'One pair'],
    ['Size', '5 x 3 x 2 in (13 x 8 x 5 cm)'],
  ],
  seo: {
    title: 'Surge protector for in-ground dog fences',
    description:
      'Protect your fence transmitter from storms. Guards the outlet and the boundary wire, shows its state with two lights and fits in ten minutes.',
  },
  images: ['1', '2'],
  variant: () => ({ price: price('59.95', '79.95'), inventory: 33, weightPounds: 0.9 }),
  related: ['wire-repair-kit', 'power-cap-battery', 'boundary-plus-fence-package', 'charging-dock'],
  complementary: ['wire-repair-kit', 'power-cap-battery', 'boundary-flags', 'boundary-collar'],
});

/** Batteries, chargers and the small parts of fences and collars. */
export const powerAndParts: readonly SeedProduct[] = [
  powerCap,
  chargingDock,
  collarStrap,
  contactPosts,
  boundaryFlags,
  wireRepairKit,
  surgeProtector,
];
