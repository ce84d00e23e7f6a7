import { paragraphs, text } from '../blocks';
import { labelled, linkTo } from '../links';
import type { Module } from '../modules';
import * as m from '../modules';
import { picture } from '../pictures';
import type { Wording } from '../wording';

/** The part of the home page that tells what the shop does, below its opening. */
export const story = (w: Wording): readonly Module[] => [
  m.feature({
    eyebrow: 'GPS collar',
    heading: 'A fence that fits in your pocket',
    body: text(
      paragraphs(
        'At the cabin, open the app and draw a line around the lawn. The collar learns it in a moment. At home it switches back by itself.',
        `In open sky the line holds to about ${w.pick('3 feet', '1 metre')}. If your dog does slip out, you see where it is, live, over LTE and satellite.`,
      ),
    ),
    image: picture('gpsMap'),
    imageSide: 'right',
    link: labelled('Meet the GPS collar', '/products/gps-collar'),
    points: [
      '36 hours on a charge, full again in 2',
      'Tone only, or 25 gentle levels',
      `Waterproof, for dogs from ${w.pounds(8)}`,
    ],
  }),
  m.steps({
    heading: 'How a Larkfield fence comes to your yard',
    steps: [
      {
        title: 'We talk',
        text: 'A dealer calls within 1 to 2 business days. The visit takes about an hour and costs nothing.',
      },
      {
        title: 'We walk the yard',
        text: 'Together you choose where the line runs: around the pool, along the drive, past the roses.',
      },
      {
        title: 'We install it',
        text: 'Most yards are done in a day. The lawn looks the same afterward.',
      },
      {
        title: 'We teach your dog',
        text: 'Flags, tone and praise, in short sessions over about two weeks. We show you each one.',
      },
    ],
  }),
  m.feature({
    eyebrow: 'Boundary Plus',
    heading: 'A line no one sees',
    body: text(
      paragraphs(
        'A wire in the ground, or laid along what you already have, follows the yard exactly: around the pool, behind the roses, down to the water.',
        `Your dealer walks it with you, buries it in a day and flags it for the lessons. It holds in any weather, under any trees, up to ${w.acres(25)}.`,
      ),
    ),
    image: picture('yardAbove'),
    imageSide: 'left',
    link: labelled('See what Boundary Plus does', '/why-boundary-plus'),
    points: [
      'Installed and taught by a local dealer',
      'No charging: a power cap lasts about 3 months',
      'As many dogs as you have collars',
    ],
  }),
  m.comparison({
    heading: 'Which one suits your home?',
    columns: ['GPS collar', 'Boundary Plus', 'Indoor Shield'],
    rows: [
      {
        label: 'Best for',
        values: ['Open land, travel, more than one place', 'A yard with a firm line', 'One room'],
      },
      {
        label: 'Line',
        values: ['Drawn in the app', 'Wire, buried or on the surface', 'A circle around the disc'],
      },
      {
        label: 'Holds to',
        values: [
          `About ${w.pick('3 ft', '1 m')} in open sky`,
          'The line itself',
          'The edge of its circle',
        ],
      },
      { label: 'Largest area', values: ['No set limit', w.acres(25), 'A room'] },
      {
        label: 'Power on the collar',
        values: ['36 hours per charge', 'Power cap, about 3 months', 'Power cap, about 3 months'],
      },
      { label: 'Finds a lost dog', values: ['Yes, live', 'No', 'No'] },
      { label: 'Service plan', values: ['Needed', 'None', 'None'] },
      { label: 'Installed by', values: ['You, in an evening', 'A local dealer', 'You'] },
    ],
  }),
  m.reviewWall({ heading: 'What families tell us', limit: 6 }),
  m.banner({
    heading: 'A door that knows your dog',
    body: 'The Smart Doorman opens to the key on the collar and stays shut for the raccoon. No more three in the morning.',
    image: picture('petDoor'),
    link: labelled('See how it works', '/solutions/pet-door'),
    tone: 'dark',
  }),
  m.collectionTiles({
    heading: 'Home stories',
    tiles: [
      {
        title: 'From shelter to forever home',
        text: 'A fence for every dog that finds its family late.',
        image: picture('shelter'),
        link: linkTo('/from-shelter-to-forever-home'),
      },
      {
        title: 'More room to play',
        text: 'What a yard can be once the gate can stay open.',
        image: picture('trail'),
        link: linkTo('/more-room-to-play'),
      },
      {
        title: 'Manners, gently',
        text: 'Four or eight sessions that last a lifetime.',
        image: picture('training'),
        link: linkTo('/manners-dog-obedience-training'),
      },
    ],
  }),
];
