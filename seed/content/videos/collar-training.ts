import type { Wording } from '../wording';
import type { FilmSource } from './film';

/** The eight lessons of the GPS collar. */
export const collarTraining = (w: Wording): readonly FilmSource[] => [
  {
    slug: 'fit-and-charge',
    title: 'Lesson 1: Fit and charge',
    description:
      'Charge the collar, choose the posts and fit the strap so that two fingers slide under it.',
    publishedAt: '2026-08-18',
    alt: 'The GPS collar on its charging dock',
    scenes: [
      {
        picture: 'products/charging-dock/1.jpg',
        title: 'Two hours to full',
        say: [
          'Set the collar on its dock until it clicks.',
          'Two hours fill it for 36 hours of wear.',
        ],
        move: 'in',
      },
      {
        picture: 'products/contact-posts/1.jpg',
        title: 'Choose the posts',
        say: [
          'Short posts suit most coats, long ones a thick coat.',
          'Turn them finger tight, then a quarter with the wrench.',
        ],
        move: 'right',
      },
      {
        picture: 'products/gps-collar/slate.jpg',
        title: 'Two fingers',
        say: [
          'Place it snug and high on the neck.',
          'Two fingers fit under the strap. No more, no less.',
        ],
        move: 'out',
      },
    ],
  },
  {
    slug: 'wear-it-and-forget-it',
    title: 'Lesson 2: Wear it and forget it',
    description:
      'A day at home with the collar switched off, so that it is a collar like any other.',
    publishedAt: '2026-08-18',
    alt: 'A cat and a dog lying together on a living-room rug',
    scenes: [
      {
        picture: 'lifestyle/pets-home.jpg',
        title: 'Switched off',
        say: ['For a whole day the collar stays off.', 'Your dog eats, naps and plays in it.'],
        move: 'in',
      },
      {
        picture: 'lifestyle/feeding-time.jpg',
        title: 'Supper first',
        say: [
          'Put it on just before something good.',
          'Then the collar means supper, not a lesson.',
        ],
        move: 'left',
      },
      {
        picture: 'products/gps-collar/2.jpg',
        title: 'Off at night',
        say: [
          'Take it off at bedtime and let the skin rest.',
          'Wipe the posts dry before you put it away.',
        ],
        move: 'out',
      },
    ],
  },
  {
    slug: 'draw-the-line',
    title: 'Lesson 3: Draw the line',
    description:
      'Walk the edge of the yard with your phone, stay away from the road and set flags.',
    publishedAt: '2026-08-19',
    alt: 'A phone with a fence drawn on a map, beside a GPS collar',
    scenes: [
      {
        picture: 'lifestyle/hero-gps-map.jpg',
        title: 'Walk the edge',
        say: ['Open the app and walk the edge of your yard.', 'The line follows you on the map.'],
        move: 'in',
      },
      {
        picture: 'lifestyle/yard-top-down.jpg',
        title: 'Leave some room',
        say: [
          `Keep ${w.feet(10)} from the road.`,
          'Leave out the pool and the vegetable bed if you like.',
        ],
        move: 'right',
      },
      {
        picture: 'products/boundary-flags/1.jpg',
        title: 'Set the flags',
        say: [
          'Put a flag in the ground every few steps.',
          'The line is for the collar. The flags are for the dog.',
        ],
        move: 'out',
      },
    ],
  },
  {
    slug: 'meet-the-tone',
    title: 'Lesson 4: Meet the tone',
    description: 'Tone only, on a lead: at the flags it sounds, you turn, and turning back pays.',
    publishedAt: '2026-08-19',
    alt: 'A dog sitting on a lawn beside white training flags',
    scenes: [
      {
        picture: 'lifestyle/hero-training.jpg',
        title: 'Tone only',
        say: [
          'Set the collar to tone only in the app.',
          'Walk toward the flags with your dog on a lead.',
        ],
        move: 'in',
      },
      {
        picture: 'products/boundary-flags/2.jpg',
        title: 'Turn and call',
        say: [
          'At the tone, stop, turn and call gladly.',
          'Trot back a few steps so that following is fun.',
        ],
        move: 'left',
      },
      {
        picture: 'products/training-treats/1.jpg',
        title: 'Pay at once',
        say: [
          'The treat comes on the safe side, every time.',
          'Four or five turns are a lesson. Then play.',
        ],
        move: 'out',
      },
    ],
  },
  {
    slug: 'turn-before-you-call',
    title: 'Lesson 5: Turn before you call',
    description: 'The same walk with a breath of patience: your dog turns by itself.',
    publishedAt: '2026-08-20',
    alt: 'A coiled long training lead with a padded handle',
    scenes: [
      {
        picture: 'products/long-training-lead/orange.jpg',
        title: 'A longer lead',
        say: [
          `Change to a long lead of ${w.feet(30)}.`,
          'It lets your dog decide and lets you help.',
        ],
        move: 'right',
      },
      {
        picture: 'lifestyle/hero-yard.jpg',
        title: 'Wait a breath',
        say: ['At the tone, say nothing and wait a breath.', 'Most dogs look at you, then turn.'],
        move: 'in',
      },
      {
        picture: 'products/training-starter-kit/1.jpg',
        title: 'Stop early',
        say: [
          'The day your dog turns alone, stop and celebrate.',
          'A short good lesson beats a long one.',
        ],
        move: 'out',
      },
    ],
  },
  {
    slug: 'find-the-right-level',
    title: 'Lesson 6: Find the right level',
    description:
      'If tone alone is not enough: begin at level 1 of 25 and look for an ear that turns.',
    publishedAt: '2026-08-20',
    alt: 'The GPS collar in coral, its status light glowing',
    scenes: [
      {
        picture: 'products/gps-collar/coral.jpg',
        title: 'Maybe not at all',
        say: ['Many dogs stay on tone for life.', 'If yours does, skip this lesson.'],
        move: 'in',
      },
      {
        picture: 'products/gps-collar/sky.jpg',
        title: 'One at a time',
        say: ['Begin at level 1 of 25.', 'Go up one step, walk to the flags, and look.'],
        move: 'left',
      },
      {
        picture: 'lifestyle/hero-training.jpg',
        title: 'Look for the ear',
        say: [
          'The right level is an ear that turns, no more.',
          'If you see more than that, go one level down.',
        ],
        move: 'out',
      },
    ],
  },
  {
    slug: 'tempting-things',
    title: 'Lesson 7: Tempting things',
    description:
      'A ball, a friend, perhaps a squirrel: still on the lead, still paid for every turn.',
    publishedAt: '2026-08-21',
    alt: 'A puppy on a rug beside a ball and a rope toy',
    scenes: [
      {
        picture: 'lifestyle/blog-puppy.jpg',
        title: 'A rolling ball',
        say: ['Roll a ball past the flags, not far.', 'Your dog may look. At the tone, it turns.'],
        move: 'right',
      },
      {
        picture: 'lifestyle/dealer-van.jpg',
        title: 'A friend outside',
        say: ['Ask a friend to stand outside the line.', 'Nobody calls the dog across. Not ever.'],
        move: 'in',
      },
      {
        picture: 'products/rope-toy/1.jpg',
        title: 'Still paid',
        say: [
          'Keep the lead on the grass, where you can step on it.',
          'Every turn is still worth a treat.',
        ],
        move: 'out',
      },
    ],
  },
  {
    slug: 'off-the-lead',
    title: 'Lesson 8: Off the lead',
    description:
      'Ten minutes with you in the yard, then twenty, then an hour, and the flags come down.',
    publishedAt: '2026-08-21',
    alt: 'A brown dog on the lawn of a small house at sunset',
    scenes: [
      {
        picture: 'lifestyle/hero-yard.jpg',
        title: 'Ten minutes',
        say: ['Ten minutes off the lead, with you in the yard.', 'Then twenty. Then an hour.'],
        move: 'in',
      },
      {
        picture: 'lifestyle/yard-top-down.jpg',
        title: 'Every other flag',
        say: ['Take every other flag away each week.', 'Leave the ones at the gate until last.'],
        move: 'left',
      },
      {
        picture: 'lifestyle/winter-yard.jpg',
        title: 'All year',
        say: [
          'Walk the line together when the seasons change.',
          'Snow hides flags, so the dog has to know.',
        ],
        move: 'out',
      },
    ],
  },
];
