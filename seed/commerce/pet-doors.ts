import type { SeedProduct } from '../types';
import { availability, byValue, colors, price, product, sizes } from './build';

const VENDOR = 'Larkfield';
const FRAME = colors(['White', 'WHT', '#f4f4f2'], ['Bronze', 'BRZ', '#4b3a30']);

const smartDoorman = product({
  handle: 'smart-doorman-pet-door',
  sku: 'LF-SDM',
  title: 'Smart Doorman Pet Door',
  productType: 'Pet doors / Electronic',
  vendor: VENDOR,
  tags: ['dog', 'cat', 'pet-door', 'electronic', 'new'],
  publishedAt: '2026-09-22T14:00:00Z',
  tagline: 'Opens for your pet, and stays shut for everyone else',
  descriptionHtml: `<p>Your dog walks up. The door knows the key on the collar and opens. It closes again behind the tail. Raccoons, neighbors' cats and the wind stay outside.</p>
<p>Smart Doorman opens to its key fob or to your pet's collar. You choose when: in and out, in only for the evening, or locked for the night.</p>
<h3>Before you measure</h3>
<ul><li>Medium suits dogs to 40 lb (18 kg). Large suits dogs to 100 lb (45 kg).</li><li>It fits doors as it comes. The wall kit is sold apart, through your dealer.</li><li>One fob is in the box. Add one for each pet.</li></ul>
<p>If you like, a dealer will cut and fit it in an hour or two, and show a shy dog how it works. Most need a handful of treats and an afternoon.</p>`,
  highlights: [
    'Opens to its key fob or collar',
    'Dogs to 100 lb with the large size',
    'In and out, in only, or locked',
    'Keeps strays and weather outside',
    'Fits doors as it comes; wall kit sold apart',
  ],
  specifications: [
    ['Opens to', 'Doorman Collar Key or Larkfield collar'],
    ['For dogs, Medium', 'To 40 lb (18 kg)'],
    ['For dogs, Large', 'To 100 lb (45 kg)'],
    ['Flap, Medium', '8 x 12 in (20 x 30 cm)'],
    ['Flap, Large', '11 x 17 in (28 x 43 cm)'],
    ['Door thickness', '1.4 to 2 in (3.5 to 5 cm)'],
    ['Wall kit', 'Sold apart'],
    ['Power', 'Household outlet, adapter in the box'],
    ['Keys in the box', 'One'],
  ],
  seo: {
    title: 'Smart Doorman electronic pet door',
    description:
      'An electronic pet door that opens to its key fob or collar and stays shut for strays. Medium and large, for dogs to 100 lb. Wall kit sold apart.',
  },
  images: ['white', '2', 'bronze', 'lifestyle/hero-pet-door.jpg'],
  options: [sizes('Medium', 'Large'), FRAME],
  variant: ({ Size, Color }) => ({
    price: byValue(Size, {
      Medium: price('299.95', '399.95'),
      Large: price('349.95', '464.95'),
    }),
    weightPounds: Size === 'Large' ? 14.5 : 10.2,
    ...(Size === 'Large' && Color === 'Bronze'
      ? { inventory: 0, metafields: [availability('coming_soon')] }
      : { inventory: Color === 'Bronze' ? 9 : 54 }),
  }),
  related: ['doorman-pet-door', 'indoor-shield', 'gps-collar', 'pet-bed'],
  complementary: [
    'doorman-collar-key',
    'doorman-replacement-flap',
    'surge-protector',
    'training-treats',
  ],
});

const doorman = product({
  handle: 'doorman-pet-door',
  sku: 'LF-DMN',
  title: 'Doorman Pet Door',
  productType: 'Pet doors / Classic',
  vendor: VENDOR,
  tags: ['dog', 'cat', 'pet-door'],
  publishedAt: '2024-02-06T14:00:00Z',
  tagline: 'A plain good door, with a flap that shuts the draft out',
  descriptionHtml: `<p>No batteries, no settings. A clear flap, a sturdy frame and two slide locks for the night. Your dog can see the yard through it, which is half of learning to use it.</p>
<p>A magnet strip pulls the flap closed, so the kitchen stays warm in January. The frame comes in white or bronze and takes most house doors as they are.</p>
<ul><li>Medium suits pets to 40 lb (18 kg). Large suits pets to 100 lb (45 kg).</li><li>Fitting takes about an hour with a saw, a drill and the paper pattern in the box.</li><li>The flap can be changed in minutes when years of noses have clouded it.</li></ul>
<p>Want a door that knows your pet from the neighbor's? Look at the Smart Doorman.</p>`,
  highlights: [
    'Clear flap, so pets see where they go',
    'Magnet strip keeps drafts out',
    'Two slide locks for the night',
    'Fits most house doors in about an hour',
  ],
  specifications: [
    ['For pets, Medium', 'To 40 lb (18 kg)'],
    ['For pets, Large', 'To 100 lb (45 kg)'],
    ['Flap, Medium', '8 x 12 in (20 x 30 cm)'],
    ['Flap, Large', '11 x 17 in (28 x 43 cm)'],
    ['Door thickness', '1.4 to 2 in (3.5 to 5 cm)'],
    ['Locks', 'Two slide locks'],
    ['Power', 'None needed'],
  ],
  seo: {
    title: 'Doorman pet door with clear flap',
    description:
      'A sturdy pet door with a clear flap, a magnet strip against drafts and two slide locks. White or bronze, medium and large, for pets to 100 lb.',
  },
  images: ['white', '2', 'bronze'],
  options: [sizes('Medium', 'Large'), FRAME],
  variant: ({ Size, Color }) => ({
    price: byValue(Size, {
      Medium: price('119.95', '159.95'),
      Large: price('149.95', '199.95'),
    }),
    inventory: Color === 'Bronze' ? 17 : 90,
    weightPounds: Size === 'Large' ? 9.1 : 6.3,
  }),
  related: ['smart-doorman-pet-door', 'indoor-shield', 'boundary-plus-fence-package', 'pet-bed'],
  complementary: [
    'doorman-replacement-flap',
    'training-treats',
    'grooming-wipes',
    'training-starter-kit',
  ],
});

const collarKey = product({
  handle: 'doorman-collar-key',
  sku: 'LF-DKY',
  title: 'Doorman Collar Key',
  productType: 'Pet doors / Parts',
  vendor: VENDOR,
  tags: ['dog', 'cat', 'pet-door', 'part'],
  publishedAt: '2025-01-14T14:00:00Z',
  tagline: 'One key for each pet that lives here',
  descriptionHtml: `<p>The key is a small fob that hangs from any collar. Smart Doorman sees it coming and opens. Without it, the door stays shut.</p>
<p>Give one to each pet in the house, and keep a spare in the drawer. A door remembers up to eight keys. To add one, hold the learn button, walk the key up to the door and wait for the light. It takes less than a minute.</p>
<ul><li>Light enough for a cat or a small dog.</li><li>Sealed, so rain and water bowls do no harm.</li><li>Lost one? Clear it from the door and no one else can use it.</li></ul>
<p>The key fits Smart Doorman only. The classic Doorman needs no key at all.</p>`,
  highlights: [
    'For the Smart Doorman pet door',
    'Hangs from any collar',
    'Sealed against rain',
    'Up to eight keys a door',
  ],
  specifications: [
    ['Works with', 'Smart Doorman Pet Door'],
    ['Weight', '0.4 oz (11 g)'],
    ['Size', '1.3 in across (33 mm)'],
    ['Battery', 'Coin cell, about 12 months, changed with a coin'],
    ['Water', 'Sealed against rain and splashes'],
    ['Keys a door', 'Up to eight'],
  ],
  seo: {
    title: 'Doorman Collar Key for Smart Doorman',
    description:
      'An extra key fob for the Smart Doorman pet door. Light, sealed against rain and hung from any collar. One pet door remembers up to eight keys.',
  },
  images: ['1', '2'],
  options: [
    {
      name: 'Pack',
      values: [
        { name: '1 key', code: '1' },
        { name: '2 keys', code: '2' },
      ],
    },
  ],
  variant: ({ Pack }) => ({
    price: byValue(Pack, { '1 key': price('29.95', '39.95'), '2 keys': price('49.95', '66.95') }),
    inventory: Pack === '2 keys' ? 3 : 120,
    weightPounds: 0.1,
  }),
  related: [
    'smart-doorman-pet-door',
    'doorman-replacement-flap',
    'collar-strap',
    'doorman-pet-door',
  ],
  complementary: [
    'smart-doorman-pet-door',
    'collar-strap',
    'doorman-replacement-flap',
    'training-treats',
  ],
});

const flap = product({
  handle: 'doorman-replacement-flap',
  sku: 'LF-DFL',
  title: 'Doorman Replacement Flap',
  productType: 'Pet doors / Parts',
  vendor: VENDOR,
  tags: ['dog', 'cat', 'pet-door', 'part', 'replacement'],
  publishedAt: '2024-02-07T14:00:00Z',
  tagline: 'A clear view again, in ten minutes',
  descriptionHtml: `<p>Noses, claws and summers of sun cloud a flap in the end. A new one makes an old door new, and shuts the draft out as it did on the first day.</p>
<p>Each flap comes with its magnet strip and a set of screws. Take out the four old screws, lift the flap away, set the new one in and tighten. You need a screwdriver and about ten minutes.</p>
<ul><li>Fits Doorman and Smart Doorman.</li><li>Stays soft in hard frost, so it never slaps a tail.</li><li>Wash it with warm water and a drop of dish soap.</li></ul>
<p>Not sure of the size? The letter M or L is pressed into the lower corner of the flap you have.</p>`,
  highlights: [
    'Fits Doorman and Smart Doorman',
    'Magnet strip and screws in the bag',
    'Stays soft in hard frost',
    'Changed in about ten minutes',
  ],
  specifications: [
    ['Works with', 'Doorman and Smart Doorman pet doors'],
    ['Flap, Medium', '8 x 12 in (20 x 30 cm)'],
    ['Flap, Large', '11 x 17 in (28 x 43 cm)'],
    ['Stays soft to', '-22 °F (-30 °C)'],
    ['In the bag', 'Flap, magnet strip, four screws'],
    ['Tools', 'One screwdriver'],
  ],
  seo: {
    title: 'Doorman replacement flap',
    description:
      'A clear replacement flap for Doorman and Smart Doorman pet doors, with magnet strip and screws. Stays soft in frost and is changed in ten minutes.',
  },
  images: ['1', '2'],
  options: [sizes('Medium', 'Large')],
  variant: ({ Size }) => ({
    price: byValue(Size, {
      Medium: price('34.95', '46.95'),
      Large: price('44.95', '59.95'),
    }),
    ...(Size === 'Large' ? { inventory: -7, sellsBeyondStock: true } : { inventory: 40 }),
    weightPounds: Size === 'Large' ? 1.4 : 0.9,
  }),
  related: ['doorman-pet-door', 'smart-doorman-pet-door', 'doorman-collar-key', 'wire-repair-kit'],
  complementary: [
    'doorman-pet-door',
    'doorman-collar-key',
    'grooming-wipes',
    'smart-doorman-pet-door',
  ],
});

/** Pet doors and what wears out on them. */
export const petDoors: readonly SeedProduct[] = [smartDoorman, doorman, collarKey, flap];
