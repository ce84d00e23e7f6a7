import type { SeedProduct } from '../types';
import { byValue, colors, price, product, sizes } from './build';

const VENDOR = 'Trailhound';

const sportTrainer = product({
  handle: 'sport-trainer-remote',
  sku: 'TH-SPT',
  title: 'Sport Trainer Remote',
  productType: 'Training / Remote trainers',
  vendor: VENDOR,
  tags: ['dog', 'training', 'sport', 'remote'],
  publishedAt: '2025-08-12T14:00:00Z',
  tagline: 'Your word, carried half a mile',
  descriptionHtml: `<p>Out in the field, a voice runs out. The remote carries it on: a tone for come, a buzz for wait, and a light correction if you have taught what it means. Most days the tone is all you use.</p>
<p>It fits one hand, gloves on. The dial clicks, so you can set it by feel and keep your eyes on the dog. The orange button lights the collar, for walking home at dusk.</p>
<ul><li>Range to 1/2 mile (0.8 km) in open country.</li><li>40 hours a charge for the collar, 60 for the remote.</li><li>For dogs from 15 lb (6.8 kg).</li></ul>
<p>Teach the word first, at home, on a long lead. A trainer can show you how in about 1 hour.</p>`,
  highlights: [
    'Tone, buzz or light correction',
    'Range to 1/2 mile in open country',
    'A dial you can set by feel',
    'Made for rain and river',
    'Collar light for dusk',
  ],
  specifications: [
    ['Range', 'To 1/2 mile (0.8 km) in open country'],
    ['Signals', 'Tone, buzz, 50 levels'],
    ['Collar battery', '40 hours a charge'],
    ['Remote battery', '60 hours a charge'],
    ['Water', 'Collar and remote to 3 ft (0.9 m) for 30 minutes'],
    ['For dogs', '15 lb (6.8 kg) and up'],
    ['Neck', '8 to 26 in (20 to 66 cm)'],
    ['Dogs a remote', 'Up to two'],
  ],
  seo: {
    title: 'Sport trainer remote for dogs',
    description:
      'A handheld remote and receiver collar for field training. Tone, buzz or light correction, range to 1/2 mile, made for rain. For dogs from 15 lb.',
  },
  images: ['orange', 'green', 'lifestyle/trail.jpg'],
  options: [colors(['Orange', 'ORG', '#e8752a'], ['Green', 'GRN', '#2f6b47'])],
  variant: ({ Color }) => ({
    price: price('229.95', '304.95'),
    inventory: byValue(Color, { Orange: 27, Green: 11 }),
    weightPounds: 1.4,
  }),
  related: ['gps-collar', 'long-training-lead', 'bark-collar', 'training-consultation'],
  complementary: ['long-training-lead', 'training-starter-kit', 'training-treats', 'car-harness'],
});

const barkCollar = product({
  handle: 'bark-collar',
  sku: 'TH-BRK',
  title: 'Bark Collar',
  productType: 'Training / Bark collars',
  vendor: VENDOR,
  tags: ['dog', 'training', 'bark'],
  publishedAt: '2025-08-13T14:00:00Z',
  tagline: 'Listens for your dog, and only your dog',
  descriptionHtml: `<p>Dogs bark. It is most of their conversation. This collar is for the long kind, the one that goes on when nobody is at the fence, and it begins with the least: a tone, then a buzz.</p>
<p>It feels the bark in the throat as well as hearing it, so the dog next door does not set it off. Correction can be switched off altogether, and for many dogs it should be.</p>
<ul><li>Reflective stripe for the evening walk.</li><li>About 14 days a charge.</li><li>For dogs from 8 lb (3.6 kg), six months and older.</li></ul>
<p>Ask first why your dog barks. Boredom, worry and hunger need another answer, and a trainer can help you find it.</p>`,
  highlights: [
    'Feels and hears the bark',
    'Tone first, then buzz',
    'Correction can be switched off',
    'About 14 days a charge',
    'Reflective stripe',
  ],
  specifications: [
    ['Signals', 'Tone, buzz, 10 levels or none'],
    ['Battery', 'About 14 days a charge'],
    ['Charging', 'USB-C, 2.5 hours to full'],
    ['Water', 'Rain and splashes'],
    ['For dogs', '8 lb (3.6 kg) and up, from 6 months old'],
    ['Neck', '8 to 24 in (20 to 61 cm)'],
    ['Weight', '1.6 oz (45 g)'],
  ],
  seo: {
    title: 'Bark collar, tone first',
    description:
      'A bark collar that feels and hears your own dog, begins with a tone and can leave correction off. About 14 days a charge, for dogs from 8 lb.',
  },
  images: ['1'],
  variant: () => ({ price: price('89.95', '119.95'), inventory: 0, weightPounds: 0.5 }),
  related: [
    'sport-trainer-remote',
    'training-consultation',
    'manners-obedience-training',
    'boundary-collar',
  ],
  complementary: ['training-treats', 'training-starter-kit', 'training-consultation', 'rope-toy'],
});

const carHarness = product({
  handle: 'car-harness',
  sku: 'TH-HRN',
  title: 'Car Harness',
  productType: 'Beds and travel / Harnesses',
  vendor: VENDOR,
  tags: ['dog', 'travel', 'harness', 'gift'],
  publishedAt: '2025-08-14T14:00:00Z',
  tagline: 'Buckle up, good dog',
  descriptionHtml: `<p>You wear a belt. Your dog can too. The padded harness spreads a sudden stop across the chest, and its tether clicks into the seat-belt buckle you already have.</p>
<p>At the trailhead, unclip the tether and clip on a lead. The same harness walks, with a ring on the back and no pull on the neck.</p>
<ul><li>Small, medium and large, each with four straps to fit.</li><li>Metal at every point that bears weight.</li><li>Pads rinse clean and dry overnight.</li></ul>
<p>The back seat is the best seat. Let the dog wear it at home first for a few suppers, and the first drive will be an easy one.</p>`,
  highlights: [
    'Seat-belt tether that clicks in',
    'Padded across the chest',
    'Walks as well as it rides',
    'Metal where it bears weight',
  ],
  specifications: [
    ['Small', 'Chest 17 to 23 in (43 to 58 cm)'],
    ['Medium', 'Chest 22 to 30 in (56 to 76 cm)'],
    ['Large', 'Chest 29 to 40 in (74 to 102 cm)'],
    ['For dogs', 'To 90 lb (41 kg)'],
    ['Tether', '18 in (46 cm), fits common buckles'],
    ['Material', 'Webbing, mesh pads, steel rings'],
    ['Care', 'Hand wash, dry flat'],
  ],
  seo: {
    title: 'Padded car harness for dogs',
    description:
      'A padded harness with a tether that clicks into your seat belt, and a ring for walks. Three sizes, metal where it bears weight, for dogs to 90 lb.',
  },
  images: ['1'],
  options: [sizes('Small', 'Medium', 'Large')],
  variant: ({ Size }) => ({
    price: price('49.95', '64.95'),
    inventory: byValue(Size, { Small: 22, Medium: 48, Large: 35 }),
    weightPounds: byValue(Size, { Small: 0.9, Medium: 1.1, Large: 1.4 }),
  }),
  related: ['travel-carrier', 'long-training-lead', 'pet-bed', 'sport-trainer-remote'],
  complementary: ['travel-carrier', 'long-training-lead', 'waste-bags', 'pet-bed'],
});

/** Trailhound's gear for dogs that work and roam. */
export const trailhound: readonly SeedProduct[] = [sportTrainer, barkCollar, carHarness];
