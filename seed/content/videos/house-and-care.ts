import type { Wording } from '../wording';
import type { FilmSource } from './film';

export const petDoorSetup = (w: Wording): readonly FilmSource[] => [
  {
    slug: 'measure-for-a-pet-door',
    title: 'Measure for a pet door',
    description: 'Shoulder height, chest width and step: three measures that choose the size.',
    publishedAt: '2026-04-14',
    alt: 'A dog stepping through an open pet door into a sunny kitchen',
    scenes: [
      {
        picture: 'lifestyle/hero-pet-door.jpg',
        title: 'Shoulder height',
        say: [
          'Measure your dog from the floor to the shoulder.',
          `The top of the door goes ${w.inches(2)} above that.`,
        ],
        move: 'in',
      },
      {
        picture: 'products/doorman-pet-door/white.jpg',
        title: 'Chest width',
        say: [
          'Open the house door as far as the dog needs.',
          `Add ${w.inches(2)}. That is the width to buy.`,
        ],
        move: 'right',
      },
      {
        picture: 'products/smart-doorman-pet-door/bronze.jpg',
        title: 'Medium or large',
        say: [
          `The large Smart Doorman is for dogs to ${w.pounds(100)}.`,
          'Between two sizes, take the larger one.',
        ],
        move: 'out',
      },
    ],
  },
  {
    slug: 'fit-a-pet-door',
    title: 'Cut and fit a pet door',
    description:
      'Template, four holes, one saw: fitting a Doorman into a house door in an afternoon.',
    publishedAt: '2026-04-14',
    alt: 'The Doorman pet door in bronze with its slide locks',
    scenes: [
      {
        picture: 'products/doorman-pet-door/bronze.jpg',
        title: 'Tape the template',
        say: [
          'Take the house door off and lay it flat.',
          'Tape the paper template on and mark the corners.',
        ],
        move: 'left',
      },
      {
        picture: 'products/doorman-pet-door/2.jpg',
        title: 'Drill, then saw',
        say: [
          'Drill the four corners from both sides.',
          'Saw along the line, slowly, with goggles on.',
        ],
        move: 'in',
      },
      {
        picture: 'products/doorman-replacement-flap/1.jpg',
        title: 'Frame and flap',
        say: [
          'Set the frame in and tighten the screws in turn.',
          'Hang the flap last. It should swing freely.',
        ],
        move: 'out',
      },
    ],
  },
  {
    slug: 'pair-a-collar-key',
    title: 'Pair a collar key',
    description:
      'Teach the Smart Doorman a new key, and teach your dog that the door opens for it.',
    publishedAt: '2026-04-15',
    alt: 'A pair of Doorman collar keys with metal rings',
    scenes: [
      {
        picture: 'products/smart-doorman-pet-door/white.jpg',
        title: 'Learning mode',
        say: [
          'Hold the button inside until the light is blue.',
          'The door now listens for ten seconds.',
        ],
        move: 'in',
      },
      {
        picture: 'products/doorman-collar-key/1.jpg',
        title: 'Show the key',
        say: ['Hold the new key in front of the sensor.', 'Two green flashes: the door knows it.'],
        move: 'right',
      },
      {
        picture: 'lifestyle/hero-pet-door.jpg',
        title: 'First time through',
        say: [
          'Prop the flap open and call from the other side.',
          'Lower it a little each day until the dog pushes.',
        ],
        move: 'out',
      },
    ],
  },
];

export const firstTwoWeeks = (): readonly FilmSource[] => [
  {
    slug: 'days-one-to-three',
    title: 'Days 1 to 3: a sound that means turn',
    description: 'Three short walks a day with the tone alone. This is where the fence is built.',
    publishedAt: '2026-09-02',
    alt: 'A dog sitting on a lawn beside white training flags',
    scenes: [
      {
        picture: 'products/boundary-flags/1.jpg',
        title: 'Short and often',
        say: [
          'Three walks a day, ten minutes each.',
          'Go before meals, when a treat is worth something.',
        ],
        move: 'in',
      },
      {
        picture: 'lifestyle/hero-training.jpg',
        title: 'You turn first',
        say: [
          'At the tone you turn, and your dog comes because you went.',
          'Do not pull toward the line.',
        ],
        move: 'left',
      },
      {
        picture: 'products/training-treats/2.jpg',
        title: 'Done when',
        say: [
          'Done when three turns out of four come by themselves.',
          'If not, take another day. There is no hurry.',
        ],
        move: 'out',
      },
    ],
  },
  {
    slug: 'days-four-to-ten',
    title: 'Days 4 to 10: practice and patience',
    description: 'Longer lead, lower voice, and the first temptations at the line.',
    publishedAt: '2026-09-02',
    alt: 'A coiled black long training lead',
    scenes: [
      {
        picture: 'products/long-training-lead/black.jpg',
        title: 'Let go a little',
        say: ['Let the lead trail from day eight.', 'Stay near enough to step on it.'],
        move: 'right',
      },
      {
        picture: 'lifestyle/yard-top-down.jpg',
        title: 'The whole line',
        say: [
          'Walk every corner, not only the lawn you see.',
          'Dogs find the corner that you forgot.',
        ],
        move: 'in',
      },
      {
        picture: 'products/rope-toy/1.jpg',
        title: 'A bad day',
        say: ['If a lesson goes wrong, go back one day.', 'A dog coming home is never corrected.'],
        move: 'out',
      },
    ],
  },
  {
    slug: 'days-eleven-to-fourteen',
    title: 'Days 11 to 14: off the lead',
    description: 'From ten minutes in the yard with you to an hour with you at the window.',
    publishedAt: '2026-09-03',
    alt: 'A brown dog on the lawn of a small house at sunset',
    scenes: [
      {
        picture: 'lifestyle/hero-yard.jpg',
        title: 'You in the yard',
        say: ['Ten minutes off the lead while you garden.', 'Praise every glance at the flags.'],
        move: 'in',
      },
      {
        picture: 'lifestyle/shelter-home.jpg',
        title: 'You at the window',
        say: [
          'Then from the porch, then from the window.',
          'Go out again before anything goes wrong.',
        ],
        move: 'left',
      },
      {
        picture: 'lifestyle/trail.jpg',
        title: 'Through the gate',
        say: [
          'Leave the yard with the collar off, on a lead.',
          'Always the same gate and the same words.',
        ],
        move: 'out',
      },
    ],
  },
];

export const maintenance = (w: Wording): readonly FilmSource[] => [
  {
    slug: 'change-a-power-cap',
    title: 'Change a Power Cap',
    description: 'A quarter turn out, a quarter turn in, about every three months.',
    publishedAt: '2026-02-10',
    alt: 'A Power Cap battery two-pack with two loose caps',
    scenes: [
      {
        picture: 'products/power-cap-battery/1.jpg',
        title: 'A quarter turn',
        say: ['Turn the old cap a quarter to the left.', 'By hand: you need no tool.'],
        move: 'in',
      },
      {
        picture: 'products/boundary-collar/navy.jpg',
        title: 'Wipe the seal',
        say: ['Wipe the ring dry and look for hair.', 'A clean ring keeps the water out.'],
        move: 'right',
      },
      {
        picture: 'products/power-cap-battery/2.jpg',
        title: 'Listen for it',
        say: [
          'Turn the new cap in until it beeps once.',
          'Write the date on it. It lasts about 3 months.',
        ],
        move: 'out',
      },
    ],
  },
  {
    slug: 'mend-a-wire-break',
    title: 'Mend a wire break',
    description: 'Strip, twist, seal: closing a cut in the boundary wire with the repair kit.',
    publishedAt: '2026-02-10',
    alt: 'A wire repair kit with a coil of wire and waterproof capsules',
    scenes: [
      {
        picture: 'products/wire-repair-kit/1.jpg',
        title: 'Unplug first',
        say: [
          'Unplug the transmitter. Keep your dog on a lead.',
          `Strip ${w.inches(1)} of both ends.`,
        ],
        move: 'in',
      },
      {
        picture: 'products/wire-repair-kit/2.jpg',
        title: 'Twist and seal',
        say: [
          'Twist the ends together, tight, the same way round.',
          'Push them into a capsule until the gel comes out.',
        ],
        move: 'left',
      },
      {
        picture: 'products/surge-protector/1.jpg',
        title: 'Plug in and walk',
        say: [
          'Plug in. A steady green light means a closed loop.',
          'Walk the line once with the collar in your hand.',
        ],
        move: 'out',
      },
    ],
  },
  {
    slug: 'clean-a-collar',
    title: 'Clean and check a collar',
    description: 'Five minutes a month for the posts, the strap and the skin under them.',
    publishedAt: '2026-02-11',
    alt: 'The inside of the GPS collar with its contact posts',
    scenes: [
      {
        picture: 'products/gps-collar/2.jpg',
        title: 'Look at the skin',
        say: [
          'Once a month, part the coat and look.',
          'Red skin means a day off and a looser strap.',
        ],
        move: 'in',
      },
      {
        picture: 'products/grooming-wipes/1.jpg',
        title: 'Soap and water',
        say: ['Wash the collar with mild soap and water.', 'No alcohol. It dries the seals.'],
        move: 'right',
      },
      {
        picture: 'products/collar-strap/blue.jpg',
        title: 'Check the strap',
        say: [
          'Pull the buckle hard. It should not give.',
          'A frayed strap is replaced in a minute.',
        ],
        move: 'out',
      },
    ],
  },
];
