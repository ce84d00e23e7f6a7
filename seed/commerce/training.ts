import type { SeedProduct } from '../types';
import { byValue, colors, metafield, price, product } from './build';

const VENDOR = 'Larkfield';

const consultation = product({
  handle: 'training-consultation',
  sku: 'LF-TRC',
  title: 'Training Consultation',
  productType: 'Training / Consultations',
  vendor: VENDOR,
  tags: ['dog', 'training', 'service'],
  publishedAt: '2025-02-18T14:00:00Z',
  tagline: 'About 1 hour with someone who knows dogs, and wants to know yours',
  descriptionHtml: `<p>Barking at the window. Pulling on the lead. A fence your dog has not quite understood. Bring us the one thing that troubles you most, and we will work on it together.</p>
<p>A consultation lasts about 1 hour. You leave with a plan for the next two weeks, written for your dog and your days.</p>
<h3>Virtual or in-home</h3>
<ul><li><strong>Virtual:</strong> a video call at a time you choose. Have treats ready, and the dog.</li><li><strong>In-home:</strong> a dealer comes to you. Tell us your postal code and a dealer calls within 1 to 2 business days to set the day.</li></ul>
<p>All our trainers teach with praise first. They will not rush a shy dog, and they will say so if your vet should look first.</p>`,
  highlights: [
    'About 1 hour, one dog, one goal',
    'Virtual, or in-home with a dealer',
    'A written plan for two weeks',
    'Praise first, always',
  ],
  specifications: [
    ['Length', 'About 1 hour'],
    ['Virtual', 'Video call, in the United States and Canada'],
    ['In-home', 'Where a dealer serves your area'],
    ['First call', 'A dealer calls within 1 to 2 business days'],
    ['Dogs', 'One a consultation, from 10 weeks old'],
    ['Afterwards', 'A written plan and one follow-up e-mail'],
  ],
  seo: {
    title: 'Dog training consultation, virtual or in-home',
    description:
      'About 1 hour with a Larkfield trainer, by video or at your home. Leave with a written plan for two weeks. A dealer calls within 1 to 2 business days.',
  },
  images: ['lifestyle/support-desk.jpg', 'lifestyle/dealer-van.jpg'],
  options: [
    {
      name: 'Place',
      values: [
        { name: 'Virtual', code: 'VRT' },
        { name: 'In-home', code: 'HOM' },
      ],
    },
  ],
  variant: ({ Place }) => ({
    price: price('99.00', '129.00'),
    inventory: 'untracked',
    ...(Place === 'In-home'
      ? { metafields: [metafield('lead_generation', 'boolean', 'true')] }
      : {}),
  }),
  related: [
    'manners-obedience-training',
    'training-starter-kit',
    'gps-collar',
    'boundary-plus-fence-package',
  ],
  complementary: [
    'training-starter-kit',
    'training-treats',
    'long-training-lead',
    'manners-obedience-training',
  ],
});

const manners = product({
  handle: 'manners-obedience-training',
  sku: 'LF-MNR',
  title: 'Manners and Obedience Training',
  productType: 'Training / Courses',
  vendor: VENDOR,
  tags: ['dog', 'training', 'service', 'gift'],
  publishedAt: '2025-02-19T14:00:00Z',
  tagline: 'Sit, stay, come, and a calm hello at the door',
  descriptionHtml: `<p>Good manners make a bigger life. A dog that comes when called sees more parks. A dog that greets nicely meets more people. This course teaches the few things that matter most, well.</p>
<p>You learn with one trainer, at your pace, at home or by video. Sessions last about 1 hour, a week apart, so there is time to practice in between.</p>
<ul><li><strong>4 sessions:</strong> sit, stay, come and a loose lead.</li><li><strong>8 sessions:</strong> all that, and greetings, place, visitors and walks past other dogs.</li></ul>
<p>After you order, a dealer calls within 1 to 2 business days to set the first date. Puppies from 10 weeks are welcome. So are old dogs. They learn faster than people say.</p>`,
  highlights: [
    '4 or 8 sessions with one trainer',
    'At home or by video',
    'Puppies from 10 weeks, and old friends',
    'Praise first, always',
    'Short practice plans between sessions',
  ],
  specifications: [
    ['Sessions', '4 or 8, a week apart'],
    ['Length', 'About 1 hour each'],
    ['Place', 'At home or by video'],
    ['First call', 'A dealer calls within 1 to 2 business days'],
    ['Dogs', 'One a course, from 10 weeks old'],
    ['Use within', '6 months of the first session'],
  ],
  seo: {
    title: 'Manners and obedience training for dogs',
    description:
      'Four or eight sessions with one trainer, at home or by video. Sit, stay, come and a loose lead, taught with praise, for puppies and grown dogs.',
  },
  images: ['lifestyle/hero-yard.jpg', 'lifestyle/hero-training.jpg'],
  options: [
    {
      name: 'Sessions',
      values: [
        { name: '4 sessions', code: '4' },
        { name: '8 sessions', code: '8' },
      ],
    },
  ],
  variant: ({ Sessions }) => ({
    price: byValue(Sessions, {
      '4 sessions': price('249.00', '329.00'),
      '8 sessions': price('449.00', '589.00'),
    }),
    inventory: 'untracked',
  }),
  related: [
    'training-consultation',
    'training-starter-kit',
    'long-training-lead',
    'training-treats',
  ],
  complementary: ['training-starter-kit', 'training-treats', 'long-training-lead', 'rope-toy'],
});

const starterKit = product({
  handle: 'training-starter-kit',
  sku: 'LF-TSK',
  title: 'Training Starter Kit',
  productType: 'Training / Tools',
  vendor: VENDOR,
  tags: ['dog', 'training', 'gift', 'sale'],
  publishedAt: '2025-10-07T14:00:00Z',
  tagline: 'A pouch, a clicker, a whistle, and ten good minutes a day',
  descriptionHtml: `<p>Training is mostly timing. These three small things help you get it right: a clicker to mark the moment, a treat that is at hand, and a whistle that carries across a field.</p>
<p>The pouch opens with one hand and shuts with a pull, so it does not rain treats when you bend down. The clicker is soft enough for a shy dog. The whistle has the same pitch every time, and your voice on a cold morning may not.</p>
<ul><li>Clip the pouch to a belt or a pocket.</li><li>Rinse the lining under the tap.</li><li>The card inside has seven first lessons, one a day.</li></ul>
<p>A kind gift for anyone with a new dog, and for the dog.</p>`,
  highlights: [
    'Pouch, clicker and whistle',
    'Opens with one hand',
    'A soft click for shy dogs',
    'Seven first lessons on a card',
  ],
  specifications: [
    ['In the kit', 'Pouch, clicker, whistle, lesson card'],
    ['Pouch', '6 x 5 in (15 x 13 cm), washable lining'],
    ['Holds', '10 oz (283 g) of treats'],
    ['Clips to', 'Belt or pocket'],
    ['Whistle', 'Fixed pitch, with a cord'],
    ['Weight', '7 oz (198 g)'],
  ],
  seo: {
    title: 'Dog training starter kit',
    description:
      'A treat pouch, a soft clicker and a whistle with a fixed pitch, plus a card with seven first lessons. Everything for ten good minutes a day.',
  },
  images: ['1', '2'],
  variant: () => ({
    price: price('34.95', '45.95'),
    compareAtPrice: price('39.95', '52.95'),
    inventory: 67,
    weightPounds: 0.7,
  }),
  related: ['long-training-lead', 'training-treats', 'training-consultation', 'rope-toy'],
  complementary: [
    'training-treats',
    'long-training-lead',
    'boundary-flags',
    'manners-obedience-training',
  ],
});

const longLead = product({
  handle: 'long-training-lead',
  sku: 'LF-LTL',
  title: 'Long Training Lead',
  productType: 'Training / Leads',
  vendor: VENDOR,
  tags: ['dog', 'training', 'lead'],
  publishedAt: '2025-03-25T14:00:00Z',
  tagline: 'Room to roam, while come is still a new word',
  descriptionHtml: `<p>A long lead is the safe half-step between close and free. Your dog explores. You keep hold. When you call, you have a way to help the dog choose right.</p>
<p>It is also what we use in the first days at a new boundary. Walk the flags together, turn back at the tone, praise. The lead is there in case, and most days it hangs loose.</p>
<ul><li>Coated webbing that sheds mud and does not soak up water.</li><li>Padded handle that is kind to hands.</li><li>15 ft for yards, 30 ft for fields.</li></ul>
<p>Please clip it to a harness rather than a collar, and let it trail on grass only.</p>`,
  highlights: [
    '15 ft or 30 ft',
    'Sheds mud and water',
    'Padded handle',
    'Easy to see in orange, quiet in black',
  ],
  specifications: [
    ['Length', '15 ft (4.6 m) or 30 ft (9.1 m)'],
    ['Width', '5/8 in (16 mm)'],
    ['Material', 'Coated polyester webbing'],
    ['Hook', 'Snap hook, zinc alloy'],
    ['For dogs', 'To 120 lb (54 kg)'],
    ['Care', 'Wipe clean, hang to dry'],
  ],
  seo: {
    title: 'Long training lead, 15 ft and 30 ft',
    description:
      'A long lead for recall and for the first days at a new boundary. Coated webbing that sheds mud, a padded handle, 15 ft or 30 ft, orange or black.',
  },
  images: ['orange', '2', 'black'],
  options: [
    {
      name: 'Length',
      values: [
        { name: '15 ft', code: '15' },
        { name: '30 ft', code: '30' },
      ],
    },
    colors(['Orange', 'ORG', '#eb6f2d'], ['Black', 'BLK', '#2a292b']),
  ],
  variant: ({ Length, Color }) => ({
    price: byValue(Length, { '15 ft': price('29.95', '39.95'), '30 ft': price('39.95', '52.95') }),
    inventory: Color === 'Black' && Length === '30 ft' ? 0 : 48,
    weightPounds: Length === '30 ft' ? 1.1 : 0.6,
  }),
  related: ['training-starter-kit', 'car-harness', 'training-treats', 'boundary-flags'],
  complementary: ['training-starter-kit', 'training-treats', 'car-harness', 'boundary-flags'],
});

/** Lessons with people, and tools for lessons at home. */
export const training: readonly SeedProduct[] = [consultation, manners, starterKit, longLead];
