import type { SeedProduct } from '../types';
import { byValue, colors, PAWMERE_STORES, price, product, sizes } from './build';

const VENDOR = 'Pawmere';

const petBed = product({
  handle: 'pet-bed',
  sku: 'PM-BED',
  title: 'Bolster Pet Bed',
  productType: 'Beds and travel / Beds',
  vendor: VENDOR,
  tags: ['dog', 'cat', 'bed', 'gift'],
  publishedAt: '2025-10-21T14:00:00Z',
  tagline: 'A place of their own, with an edge to lean on',
  descriptionHtml: `<p>Every good dog needs a place where nobody asks for anything. A round bed with a raised edge gives them a wall to lean on and a pillow for the chin.</p>
<p>The cushion is thick foam, not loose fill, so it keeps its shape and holds hips off the floor. The fleece comes off in one piece and goes in the wash.</p>
<ul><li>Small for pets to 20 lb (9 kg), Medium to 45 lb (20 kg), Large to 90 lb (41 kg).</li><li>Grey or sand, to go with most rooms and most coats.</li><li>The base grips wood and tile.</li></ul>
<p>Send your dog there with a treat, twice a day, and praise the lying down. In a week, bed is a word they love.</p>`,
  highlights: [
    'Raised edge to lean on',
    'Thick foam that keeps its shape',
    'Fleece cover comes off and washes',
    'Base grips wood and tile',
  ],
  specifications: [
    ['Small', '24 in across (61 cm), pets to 20 lb (9 kg)'],
    ['Medium', '32 in across (81 cm), pets to 45 lb (20 kg)'],
    ['Large', '42 in across (107 cm), pets to 90 lb (41 kg)'],
    ['Cushion', '3 in (8 cm) foam'],
    ['Cover', 'Fleece, machine wash cold'],
    ['Base', 'Grips wood and tile'],
  ],
  seo: {
    title: 'Round bolster pet bed, washable',
    description:
      'A round pet bed with a raised edge, 3 in of foam and a washable fleece cover. Small, medium and large, in grey or sand, for pets to 90 lb.',
  },
  images: ['grey', 'sand'],
  options: [
    sizes('Small', 'Medium', 'Large'),
    colors(['Grey', 'GRY', '#8d8f95'], ['Sand', 'SND', '#ccb594']),
  ],
  variant: ({ Size, Color }) => ({
    price: byValue(Size, {
      Small: price('69.95', '89.95'),
      Medium: price('89.95', '119.95'),
      Large: price('109.95', '144.95'),
    }),
    inventory: Size === 'Large' && Color === 'Sand' ? 0 : byValue(Color, { Grey: 52, Sand: 26 }),
    weightPounds: byValue(Size, { Small: 3.2, Medium: 5.4, Large: 8.6 }),
  }),
  stores: PAWMERE_STORES,
  related: ['travel-carrier', 'rope-toy', 'slow-bowl', 'grooming-wipes'],
  complementary: ['rope-toy', 'grooming-wipes', 'training-treats', 'travel-carrier'],
});

const carrier = product({
  handle: 'travel-carrier',
  sku: 'PM-CAR',
  title: 'Soft Travel Carrier',
  productType: 'Beds and travel / Carriers',
  vendor: VENDOR,
  tags: ['dog', 'cat', 'travel', 'sale'],
  publishedAt: '2025-07-15T14:00:00Z',
  tagline: 'A small safe room that comes along',
  descriptionHtml: `<p>To the vet, to the cottage, under the seat in front of you. A carrier is easier on everyone when your pet knows it as a den. Leave it open at home with a blanket inside, and travel days start calmly.</p>
<p>Mesh on three sides lets air and your voice in. The zippers have clips that clever paws cannot work. A stiff floor keeps the walls up.</p>
<ul><li>Small for pets to 10 lb (4.5 kg), Medium to 18 lb (8 kg).</li><li>A loop on the back takes the seat belt.</li><li>Folds flat, and the pad washes.</li></ul>
<p>Airlines differ. Measure against yours before you book, and let your pet stand and turn inside.</p>`,
  highlights: [
    'Mesh on three sides',
    'Zippers with clips',
    'Loop for the seat belt',
    'Folds flat, washable pad',
  ],
  specifications: [
    ['Small', '16 x 10 x 9 in (41 x 25 x 23 cm)'],
    ['Small carries', 'Pets to 10 lb (4.5 kg)'],
    ['Medium', '18 x 11 x 11 in (46 x 28 x 28 cm)'],
    ['Medium carries', 'Pets to 18 lb (8 kg)'],
    ['Material', 'Woven polyester, mesh'],
    ['Care', 'Pad machine wash, shell wipe clean'],
  ],
  seo: {
    title: 'Soft travel carrier for cats and small dogs',
    description:
      'A soft carrier with mesh on three sides, clipped zippers, a seat-belt loop and a washable pad. Small and medium, for cats and dogs to 18 lb.',
  },
  images: ['1'],
  options: [sizes('Small', 'Medium')],
  variant: ({ Size }) => ({
    ...byValue(Size, {
      Small: { price: price('69.95', '92.95'), compareAtPrice: price('84.95', '112.95') },
      Medium: { price: price('79.95', '104.95'), compareAtPrice: price('99.95', '129.95') },
    }),
    inventory: Size === 'Medium' ? 31 : 3,
    weightPounds: Size === 'Medium' ? 3.4 : 2.8,
  }),
  stores: PAWMERE_STORES,
  related: ['pet-bed', 'grooming-wipes', 'waste-bags', 'rope-toy'],
  complementary: ['grooming-wipes', 'pet-bed', 'waste-bags', 'training-treats'],
});

const ropeToy = product({
  handle: 'rope-toy',
  sku: 'PM-ROP',
  title: 'Rope Toy with Ball',
  productType: 'Beds and travel / Toys',
  vendor: VENDOR,
  tags: ['dog', 'toy', 'gift'],
  publishedAt: '2025-11-18T14:00:00Z',
  tagline: 'Tug, toss, carry about proudly',
  descriptionHtml: `<p>Play is how dogs practice everything. Tug teaches give and take. Fetch teaches come back. This knotted rope with a soft ball does both, and floats for the ones who think every walk ends in a lake.</p>
<p>The cotton cleans between teeth as they chew. The ball is natural rubber and has a small bounce that goes nowhere expected.</p>
<ul><li>12 in (30 cm) long, for dogs to 60 lb (27 kg).</li><li>Machine wash in a bag, dry in the sun.</li><li>Best of all at the end of a training session.</li></ul>
<p>Play together rather than alone, and say goodbye to a rope that has begun to fray. Threads are not for eating.</p>`,
  highlights: [
    'For tug and for fetch',
    'Natural rubber ball that floats',
    'Cotton that cleans between teeth',
    'Machine wash in a bag',
  ],
  specifications: [
    ['Length', '12 in (30 cm)'],
    ['Ball', '2.6 in across (66 mm)'],
    ['For dogs', 'To 60 lb (27 kg)'],
    ['Material', 'Cotton, natural rubber'],
    ['Weight', '6 oz (170 g)'],
    ['Care', 'Machine wash in a bag, dry in the sun'],
  ],
  seo: {
    title: 'Rope toy with ball for dogs',
    description:
      'A knotted cotton rope with a natural rubber ball, for tug, fetch and the lake. 12 in long, machine washable, for dogs to 60 lb.',
  },
  images: ['1'],
  variant: () => ({ price: price('12.95', '16.95'), inventory: 240, weightPounds: 0.5 }),
  stores: PAWMERE_STORES,
  related: ['training-treats', 'pet-bed', 'slow-bowl', 'training-starter-kit'],
  complementary: ['training-treats', 'pet-bed', 'dental-chews', 'training-starter-kit'],
});

/** Where pets rest, and how they ride along. */
export const bedsAndTravel: readonly SeedProduct[] = [petBed, carrier, ropeToy];
