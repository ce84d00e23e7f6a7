import { labelled, linkTo } from '../links';
import type { Module } from '../modules';
import * as m from '../modules';
import { picture } from '../pictures';
import type { Wording } from '../wording';

/** The part of the home page that tells what the shop does, below its opening. */
export const story = (w: Wording): readonly Module[] => [
  m.featureGrid({
    heading: 'Two ways to keep a dog home',
    body: 'Draw the line on your phone, or have it laid in the ground. Many families end\u00a0up\u00a0with\u00a0both.',
    items: [
      {
        title: 'GPS collar: a fence that fits in your pocket',
        text: `Draw a line around the lawn at home, and another at the cabin. In open sky it holds to about ${w.pick('3 feet', '1 metre')}, and if your dog does slip out, you see where it is, live.`,
        image: picture('gpsMap'),
        link: labelled('Meet the GPS collar', '/products/gps-collar'),
      },
      {
        title: 'Boundary Plus: a line no one sees',
        text: `A wire in the ground follows the yard exactly, in any weather and under any trees, up to ${w.acres(25)}. Your dealer buries it in a day and teaches your dog where it runs.`,
        image: picture('inGround'),
        link: labelled('See what Boundary Plus does', '/why-boundary-plus'),
      },
    ],
  }),
  m.reviewWall({ heading: 'What families tell us', limit: 3 }),
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
