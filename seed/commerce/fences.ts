import type { SeedProduct } from '../types';
import { byValue, colors, LEAD_GENERATION, metafield, price, product, sizes } from './build';

const VENDOR = 'Larkfield';

const gpsCollar = product({
  handle: 'gps-collar',
  sku: 'LF-GPS',
  title: 'GPS Fence Collar',
  productType: 'Containment / GPS fences / Collars',
  vendor: VENDOR,
  tags: ['dog', 'containment', 'gps', 'collar', 'sale'],
  publishedAt: '2026-08-18T14:00:00Z',
  tagline: 'A fence that goes where your dog goes, with no wire to bury',
  descriptionHtml: `<p>Draw the yard on your phone. The collar does the rest. When your dog nears the line it plays a tone first, so most dogs learn to turn back on the sound alone.</p>
<p>LTE with satellite tells you where your dog is, at home and away. In open sky the boundary holds to about 3.3 ft (1 m). A charge lasts 36 hours, and 2 hours on the dock fills it again.</p>
<h3>Made for the first two weeks and the years after</h3>
<ul><li>Begin with tone only. Add one of 25 levels if your dog needs it.</li><li>Waterproof to 3.3 ft (1 m) for 30 minutes, so a pond is no worry.</li><li>For dogs from 8 lb (3.6 kg).</li></ul>
<p>The collar works with a service plan, monthly or yearly. Not sure about your yard? A dealer near you can walk it with you.</p>`,
  highlights: [
    '36 hours a charge, 2 hours to full',
    'Boundary accuracy about 3.3 ft (1 m) in open sky',
    'Tone only, or one of 25 levels',
    'Waterproof to 3.3 ft (1 m) for 30 minutes',
    'LTE with satellite, so you can find a dog that is out visiting',
  ],
  specifications: [
    ['For dogs', '8 lb (3.6 kg) and up'],
    ['Battery', '36 hours a charge'],
    ['Charging', '2 hours to full'],
    ['Water', 'Waterproof to 3.3 ft (1 m) for 30 minutes'],
    ['Boundary accuracy', 'About 3.3 ft (1 m) in open sky'],
    ['Correction', '25 stimulation levels and tone only'],
    ['Connection', 'LTE with satellite; service plan needed'],
    ['Neck, Small', '9 to 14 in (23 to 36 cm)'],
    ['Neck, Medium', '13 to 19 in (33 to 48 cm)'],
    ['Neck, Large', '18 to 26 in (46 to 66 cm)'],
  ],
  seo: {
    title: 'GPS fence collar for dogs, no wire to bury',
    description:
      'A GPS dog fence you draw on your phone. 36 hours a charge, waterproof to 3.3 ft (1 m) for 30 minutes, tone only or 25 levels, for dogs from 8 lb.',
  },
  images: ['slate', '2', 'sky', 'coral', 'lifestyle/hero-gps-map.jpg'],
  options: [
    sizes('Small', 'Medium', 'Large'),
    colors(['Slate', 'SLT', '#4a4e55'], ['Sky', 'SKY', '#6db4e0'], ['Coral', 'CRL', '#e8604c']),
  ],
  variant: ({ Size, Color }) => ({
    price: price('349.95', '469.95'),
    compareAtPrice: price('399.95', '539.95'),
    inventory:
      Size === 'Large' && Color === 'Coral'
        ? 0
        : byValue(Color, { Slate: 140, Sky: 62, Coral: Size === 'Small' ? 3 : 28 }),
    weightPounds: 0.6,
  }),
  metafields: [
    metafield('service_plan', 'product_reference', 'service-plan'),
    metafield('add_ons', 'list.product_reference', '["charging-dock","contact-posts"]'),
  ],
  related: [
    'boundary-plus-fence-package',
    'boundary-collar',
    'training-consultation',
    'indoor-shield',
  ],
  complementary: ['charging-dock', 'contact-posts', 'collar-strap', 'training-starter-kit'],
});

const boundaryPlus = product({
  handle: 'boundary-plus-fence-package',
  sku: 'LF-BPP',
  title: 'Boundary Plus In-Ground Fence Package',
  productType: 'Containment / In-ground fences / Packages',
  vendor: VENDOR,
  tags: ['dog', 'containment', 'in-ground', 'dealer-fitted'],
  publishedAt: '2024-03-11T14:00:00Z',
  tagline: 'Fitted by a dealer, learned by your dog, quiet in the ground',
  descriptionHtml: `<p>Boundary Plus is the fence we have fitted since 1976, made better every few years. A dealer walks your yard, lays the wire and stays until your dog knows the line.</p>
<p>The wire can be buried or laid on the surface. It follows the yard you have: around the pool, behind the roses, along the drive. It covers up to 25 acres (10.1 ha).</p>
<h3>How it goes</h3>
<ul><li>You book a consultation. It lasts about 1 hour.</li><li>Your dealer calls within 1 to 2 business days to set the day.</li><li>The fence goes in, the flags go up, and training starts gently.</li></ul>
<p>Prices here are a fair start for common yards. Your dealer measures before you pay anything, and tells you plainly if a smaller package will do.</p>`,
  highlights: [
    'Fitted and trained by a dealer near you',
    'Buried or surface wire, up to 25 acres',
    'Keeps pets off pools, drives and flower beds too',
    'Collar, transmitter, wire and flags in one package',
    'A free consultation first, about 1 hour',
  ],
  specifications: [
    ['Coverage', 'Up to 25 acres (10.1 ha)'],
    ['Wire', 'Buried or laid on the surface'],
    ['Fitting', 'By a Larkfield dealer'],
    ['Training', 'By a Larkfield dealer, with your dog, at your home'],
    ['Collar battery', 'Power Cap, about 3 months'],
    ['In the package', 'Transmitter, one boundary collar, wire, contact posts, flags'],
    ['Dogs on one fence', 'As many as have a boundary collar'],
    ['Transmitter power', 'Household outlet, with a surge protector advised'],
  ],
  seo: {
    title: 'Boundary Plus in-ground dog fence, fitted by a dealer',
    description:
      'An in-ground dog fence fitted and trained by a dealer near you. Buried or surface wire, up to 25 acres. Book a free consultation of about 1 hour.',
  },
  images: ['1', '2', 'lifestyle/yard-top-down.jpg', 'lifestyle/dealer-van.jpg'],
  options: [
    {
      name: 'Yard size',
      values: [
        { name: 'Up to 1/3 acre', code: '033' },
        { name: 'Up to 1/2 acre', code: '050' },
        { name: 'Up to 1 acre', code: '100' },
      ],
    },
  ],
  variant: choice => ({
    price: byValue(choice['Yard size'], {
      'Up to 1/3 acre': price('1195.00', '1595.00'),
      'Up to 1/2 acre': price('1395.00', '1855.00'),
      'Up to 1 acre': price('1795.00', '2385.00'),
    }),
    inventory: 'untracked',
  }),
  metafields: [LEAD_GENERATION],
  related: ['gps-collar', 'boundary-collar', 'outdoor-shield', 'training-consultation'],
  complementary: ['surge-protector', 'boundary-flags', 'power-cap-battery', 'outdoor-shield'],
});

const boundaryCollar = product({
  handle: 'boundary-collar',
  sku: 'LF-BCL',
  title: 'Boundary Collar',
  productType: 'Containment / In-ground fences / Collars',
  vendor: VENDOR,
  tags: ['dog', 'containment', 'in-ground', 'collar', 'replacement'],
  publishedAt: '2024-04-02T14:00:00Z',
  tagline: 'A second collar for a second dog, or a fresh one for an old friend',
  descriptionHtml: `<p>This is the collar that comes with Boundary Plus. Buy one when a new dog joins the family, or when the old collar has done its years.</p>
<p>It listens for your wire and for any Outdoor or Indoor Shield you own. A tone comes first, every time. Your dealer can match the setting to the dog, and a shy dog may never need more than the tone.</p>
<h3>Good to know</h3>
<ul><li>Runs on a Power Cap, which lasts about 3 months.</li><li>Two contact posts are in the box. Longer ones suit a thick coat.</li><li>For homes with a Larkfield in-ground fence. It does not work with GPS fences.</li></ul>
<p>Moved house, or unsure which fence is in the ground? Ask your dealer before you order.</p>`,
  highlights: [
    'For every Boundary Plus fence',
    'Tone first, every time',
    'Power Cap battery, about 3 months',
    'Works with Outdoor Shield and Indoor Shield',
  ],
  specifications: [
    ['For dogs', '8 lb (3.6 kg) and up'],
    ['Battery', 'Power Cap, about 3 months'],
    ['Works with', 'Boundary Plus, Outdoor Shield, Indoor Shield'],
    ['Receiver weight', '1.1 oz (31 g)'],
    ['Strap width', '3/4 in (19 mm)'],
    ['Neck, Small', '9 to 14 in (23 to 36 cm)'],
    ['Neck, Medium', '13 to 19 in (33 to 48 cm)'],
    ['Neck, Large', '18 to 26 in (46 to 66 cm)'],
  ],
  seo: {
    title: 'Boundary Collar, extra or replacement',
    description:
      'An extra or replacement collar for your Larkfield in-ground fence. Tone first, Power Cap battery of about 3 months, navy or red, three sizes.',
  },
  images: ['navy', '2', 'red'],
  options: [
    sizes('Small', 'Medium', 'Large'),
    colors(['Navy', 'NVY', '#24406e'], ['Red', 'RED', '#c5303a']),
  ],
  variant: ({ Size, Color }) => ({
    price: price('179.95', '239.95'),
    inventory: Color === 'Red' ? byValue(Size, { Small: 0, Medium: 12, Large: 3 }) : 75,
    weightPounds: 0.4,
  }),
  related: ['gps-collar', 'boundary-plus-fence-package', 'collar-strap', 'outdoor-shield'],
  complementary: ['power-cap-battery', 'contact-posts', 'collar-strap', 'boundary-flags'],
});

const outdoorShield = product({
  handle: 'outdoor-shield',
  sku: 'LF-OSH',
  title: 'Outdoor Shield',
  productType: 'Containment / Avoidance / Outdoor',
  vendor: VENDOR,
  tags: ['dog', 'containment', 'avoidance', 'garden'],
  publishedAt: '2024-05-21T14:00:00Z',
  tagline: 'A quiet rock that keeps paws out of the pool and the peonies',
  descriptionHtml: `<p>Some places in a good yard are still not for dogs. The pool in spring. The compost. The bed you planted on Saturday. Set an Outdoor Shield beside them and your dog learns to give them room.</p>
<p>It looks like a garden stone and needs no wire. Turn the dial to set a circle of 2 to 12 ft (0.6 to 3.7 m). The Boundary Collar plays its tone at the edge, just as it does at the fence.</p>
<ul><li>Move it when the season changes.</li><li>Use several, each with its own circle.</li><li>Rain, frost and lawn sprinklers do it no harm.</li></ul>
<p>A shield is a reminder, not a gate. Please keep the fence around the pool that your town asks for.</p>`,
  highlights: [
    'Looks like a garden stone, needs no wire',
    'A circle you set, 2 to 12 ft',
    'Works with the Boundary Collar you have',
    'Made for rain, frost and sprinklers',
  ],
  specifications: [
    ['Range', '2 to 12 ft (0.6 to 3.7 m), set by a dial'],
    ['Works with', 'Boundary Collar'],
    ['Power', 'Rechargeable, about 2 months a charge'],
    ['Charging', 'USB-C, cable in the box'],
    ['Size', '9 x 7 x 4 in (23 x 18 x 10 cm)'],
    ['Weight', '2.2 lb (1 kg)'],
    ['Temperature', '-4 to 122 °F (-20 to 50 °C)'],
  ],
  seo: {
    title: 'Outdoor Shield, keeps dogs out of pools and beds',
    description:
      'A rock-shaped shield that keeps dogs away from pools and flower beds. No wire, a circle of 2 to 12 ft that you set, works with the Boundary Collar.',
  },
  images: ['1', '2'],
  variant: () => ({ price: price('189.95', '254.95'), inventory: 46, weightPounds: 2.8 }),
  related: ['indoor-shield', 'boundary-collar', 'boundary-plus-fence-package', 'boundary-flags'],
  complementary: ['boundary-collar', 'boundary-flags', 'power-cap-battery', 'training-treats'],
});

const indoorShield = product({
  handle: 'indoor-shield',
  sku: 'LF-ISH',
  title: 'Indoor Shield',
  productType: 'Containment / Avoidance / Indoor',
  vendor: VENDOR,
  tags: ['dog', 'cat', 'containment', 'avoidance', 'indoor'],
  publishedAt: '2024-05-22T14:00:00Z',
  tagline: 'House rules that hold when you are in the next room',
  descriptionHtml: `<p>The sofa, the nursery door, the bin that smells of Sunday lunch. An Indoor Shield marks one place as not for pets, and says it the same way every time. That is what dogs learn from.</p>
<p>Set the white disc on a shelf or behind the chair. Choose a circle of 2 to 10 ft (0.6 to 3 m). The Boundary Collar plays its tone at the edge, and your dog turns to something better.</p>
<ul><li>No wire and nothing to screw down.</li><li>Plugs into a household outlet, so there is no battery to forget.</li><li>The blue ring shows at a glance that it is on.</li></ul>
<p>Pair it with praise. A dog that knows where to lie is calmer than a dog that only knows where not to.</p>`,
  highlights: [
    'Marks one room, sofa or counter',
    'A circle you set, 2 to 10 ft',
    'Plugs in, no battery to change',
    'Works with the Boundary Collar you have',
  ],
  specifications: [
    ['Range', '2 to 10 ft (0.6 to 3 m), set by a dial'],
    ['Works with', 'Boundary Collar'],
    ['Power', 'Household outlet, adapter in the box'],
    ['Cable', '6 ft (1.8 m)'],
    ['Size', '6 in across, 1.5 in high (15 x 4 cm)'],
    ['Weight', '0.8 lb (0.36 kg)'],
  ],
  seo: {
    title: 'Indoor Shield, gentle limits inside the home',
    description:
      'Keep dogs off the sofa or out of the nursery. A plug-in disc with a circle of 2 to 10 ft that you set, for use with the Larkfield Boundary Collar.',
  },
  images: ['1', '2'],
  variant: () => ({ price: price('129.95', '174.95'), inventory: 88, weightPounds: 1.3 }),
  related: ['outdoor-shield', 'boundary-collar', 'smart-doorman-pet-door', 'gps-collar'],
  complementary: ['boundary-collar', 'power-cap-battery', 'pet-bed', 'training-treats'],
});

/** Fences, their collars and the shields that mark single places. */
export const fences: readonly SeedProduct[] = [
  gpsCollar,
  boundaryPlus,
  boundaryCollar,
  outdoorShield,
  indoorShield,
];
