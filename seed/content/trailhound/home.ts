import { paragraphs, text } from '../blocks';
import type { DocumentSource } from '../document';
import { imageField } from '../images';
import { labelled, linkTo, primary, secondary } from '../links';
import type { Module } from '../modules';
import * as m from '../modules';
import { page } from '../page';
import { picture } from '../pictures';
import type { Wording } from '../wording';

const gear = (w: Wording): readonly Module[] => [
  m.hero({
    eyebrow: 'Field tested since 1998',
    heading: 'Gear for dogs that work',
    body: 'Eighteen things for the field, the water and the truck. Each one survived a season with dogs that are not ours.',
    image: picture('trailField'),
    actions: [
      primary('See all gear', '/collections/all-gear'),
      secondary('Read the field guide', '/field-guide'),
    ],
  }),
  m.statistics({
    items: [
      { value: '1 season', label: 'in the field before we sell it' },
      { value: '10 years', label: 'on every lead and collar' },
      { value: '60 days', label: 'to send it back, muddy' },
      { value: w.pick('-20 °F', '-29 °C'), label: 'in the freezer overnight' },
    ],
  }),
  m.productRail({
    heading: 'In every truck',
    link: labelled('All eighteen', '/collections/all-gear'),
    handles: [
      'check-cord',
      'canvas-dummy',
      'sport-trainer-remote',
      'field-collar',
      'field-whistle',
      'first-aid-kit',
    ],
  }),
  m.feature({
    eyebrow: 'How we test',
    heading: 'A nail by the door',
    body: text(
      paragraphs(
        'New gear hangs on a nail in the workshop. If nobody reaches for it in a month, that is the end of it.',
        'What is left goes out with nine dogs from August to January. It is frozen, soaked, driven over and given to a dog called Hoover. One in five gets through.',
      ),
    ),
    image: picture('trailBench'),
    imageSide: 'left',
    link: labelled('See how we test', '/about'),
    points: [
      'Nine dogs, three breeds',
      'A night in the freezer',
      'Six strangers, asked to complain',
    ],
  }),
];

const jobs: readonly Module[] = [
  m.collectionTiles({
    heading: 'Pick the job',
    tiles: [
      {
        title: 'Retrieve',
        text: 'Canvas, bumpers, scent, whistles.',
        image: picture('trailWater'),
        link: linkTo('/collections/dummies-and-signals'),
      },
      {
        title: 'Steady',
        text: 'Boards, cords, slip leads.',
        image: picture('trailBoard'),
        link: linkTo('/collections/kennel-and-truck'),
      },
      {
        title: 'Range',
        text: 'Remotes, beacons, bright collars.',
        image: picture('trailDusk'),
        link: linkTo('/collections/remote-training'),
      },
    ],
  }),
  m.comparison({
    heading: 'Which line, when',
    columns: ['Slip lead', 'Check cord', 'Remote'],
    rows: [
      { label: 'For a dog that', values: ['Knows', 'Is learning', 'Knows, and is far away'] },
      { label: 'Reach', values: ['An arm', 'To 50 ft (15 m)', 'To 1/2 mile (0.8 km)'] },
      { label: 'From', values: ['6 months', '4 months', '1 year'] },
      { label: 'In rain', values: ['Dries overnight', 'Wipes dry', 'Waterproof'] },
      { label: 'Needs charging', values: ['Never', 'Never', 'Every 40 hours'] },
    ],
  }),
  m.quote({
    quote:
      'The dog does not care what it cost. The dog cares whether it means the same thing as yesterday.',
    attribution: 'Wes Delacroix, head of field testing',
    image: picture('trailDusk'),
  }),
];

const closing: readonly Module[] = [
  m.featureGrid({
    heading: 'Runs out. Comes back.',
    body: 'Feed, bars, balm and scent on Autoship: 10% less, every one week to two months. Skip it when the season ends.',
    items: [
      {
        title: 'Field Ration 30/20',
        text: 'Beef first, salmon second.',
        image: imageField('products/field-ration/1.jpg'),
        link: labelled('See the ration', '/products/field-ration'),
      },
      {
        title: 'Trail Bites',
        text: 'Half a bar, two more hours.',
        image: imageField('products/trail-bites/1.jpg'),
        link: labelled('See the bars', '/products/trail-bites'),
      },
      {
        title: 'Pad Balm',
        text: 'Feet are made in August.',
        image: imageField('products/pad-balm/1.jpg'),
        link: labelled('See the balm', '/products/pad-balm'),
      },
    ],
  }),
  m.reviewWall({ heading: 'Reports from the field', limit: 6 }),
  m.banner({
    heading: 'Buy in the right order',
    body: 'What to own at eight weeks, at seven months and at a year. One page.',
    image: picture('trailBoard'),
    link: labelled('Open the field guide', '/field-guide'),
    tone: 'dark',
  }),
];

/** The home page. */
export const home = (w: Wording): DocumentSource =>
  page({
    slug: 'home',
    title: 'Home',
    seo: {
      title: w.pick('Training gear for sporting dogs', 'Sporting dog gear for Canadian fields'),
      description:
        'Check cords, dummies, remotes, feed and first aid for dogs that work. Eighteen things, a season of testing each, ten years on leads.',
      image: picture('trailField'),
    },
    modules: [...gear(w), ...jobs, ...closing],
  });
