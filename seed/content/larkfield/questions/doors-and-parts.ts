import { paragraphs, text } from '~/seed/content/blocks';
import type { DocumentSource } from '~/seed/content/document';
import { labelled } from '~/seed/content/links';
import * as m from '~/seed/content/modules';
import { PICTURES } from '~/seed/content/pictures';
import { productContent } from '~/seed/content/product-content';
import type { Wording } from '~/seed/content/wording';

const doors = (w: Wording) => [
  productContent(
    'smart-doorman-pet-door',
    'Smart Doorman Pet Door',
    [
      [
        'What does it open to?',
        'To its key fob, hung from any collar, or to a Larkfield collar. It stays shut for everyone else.',
      ],
      [
        'Which size is right?',
        `Medium suits dogs to ${w.pounds(40)}, large to ${w.pounds(100)}. Between two, take the larger.`,
      ],
      [
        'Can it go into a wall?',
        'Yes, with a wall kit, which is sold apart through your dealer. As it comes it fits doors.',
      ],
      [
        'What happens when the power fails?',
        'It rests shut and can be opened by hand from inside. When the power is back it remembers its keys and your times.',
      ],
      [
        'My dog is afraid of it.',
        'Tape the flap open for two days and feed on the other side. Then half open, then the motor with the sound of praise. Most dogs need an afternoon, a few a week.',
      ],
      [
        'When does the large bronze door come?',
        'It is being made. Call care and we will note your name and ring you when the first ones arrive.',
      ],
    ],
    [
      m.feature({
        heading: 'Out at dawn, in for the night',
        body: text(
          paragraphs(
            'Set the hours once. In and out by day, in only from dusk, locked when the last one is home. The door does not forget, and it does not mind who gets up first.',
          ),
        ),
        image: PICTURES.petDoor,
        imageSide: 'left',
        link: labelled('Choosing a pet door', '/solutions/pet-door'),
      }),
    ],
  ),
  productContent('doorman-pet-door', 'Doorman Pet Door', [
    [
      'Can I fit it myself?',
      'Yes, with a saw, a drill and the paper pattern in the box. It takes about an hour. A dealer will do it if you would rather not cut a door.',
    ],
    [
      'Does it keep the cold out?',
      'A magnet strip pulls the flap shut after every visit. For bitter nights close the two slide locks.',
    ],
    [
      'Which size is right?',
      `Medium for pets to ${w.pounds(40)}, large to ${w.pounds(100)}. Cats use either.`,
    ],
    [
      'How does it differ from the Smart Doorman?',
      'It opens to any nose. If the neighbor’s cat is part of your problem, choose the Smart Doorman.',
    ],
  ]),
  productContent('doorman-collar-key', 'Doorman Collar Key', [
    [
      'Does it fit the classic Doorman?',
      'No. The classic door needs no key; this one is for the Smart Doorman.',
    ],
    [
      'How do I add a key to my door?',
      'Hold the learn button, walk the key up to the door and wait for the light. It takes less than a minute.',
    ],
    [
      'How many keys can a door know?',
      'Up to eight. A lost key can be cleared, so that nobody else can use it.',
    ],
    [
      'How long does the battery last?',
      'About 12 months. It is a coin cell, and you change it with a coin.',
    ],
  ]),
  productContent('doorman-replacement-flap', 'Doorman Replacement Flap', [
    ['Which size do I have?', 'Look for the letter M or L in the lower corner of the old flap.'],
    ['Does it fit both doors?', 'Yes, Doorman and Smart Doorman alike.'],
    [
      'How do I change it?',
      'Take out four screws, lift the old flap away, set the new one in and tighten. Ten minutes with a screwdriver.',
    ],
    [
      'How do I keep it clear?',
      'Warm water and a drop of dish soap. Nothing that scratches, and no alcohol.',
    ],
  ]),
];

const parts = (w: Wording) => [
  productContent('power-cap-battery', 'Power Cap Battery', [
    [
      'How long does a cap last?',
      'About 3 months in a Boundary Collar. Cold weather and a busy line shorten it a little.',
    ],
    ['Does it fit the GPS collar?', 'No. The GPS collar charges on its dock.'],
    [
      'How often should I have it sent?',
      'One dog: a pack of 2 every 6 months. Two dogs: a pack of 2 every 3 months. Autoship saves 15%, and you can skip or stop it at any time.',
    ],
    [
      'How do I change it?',
      'Twist off the old one and twist on the new one by hand. Every cap brings its own seal.',
    ],
    ['Where do old caps go?', 'With your household batteries, or to any dealer.'],
  ]),
  productContent('charging-dock', 'GPS Collar Charging Dock', [
    [
      'Does one come with the collar?',
      'Yes. This is a second one, for the cottage, the car or the other house.',
    ],
    ['How long does a charge take?', '2 hours from empty, for 36 hours on the collar.'],
    ['Which plug do I need?', 'Any USB-C plug of 10 W or more. The cable is in the box.'],
    [
      'The light stays off.',
      'Wipe the contacts on collar and dock with a dry cloth. A collar that comes in from the snow should warm up first.',
    ],
  ]),
  productContent('collar-strap', 'Replacement Collar Strap', [
    ['Which collars does it fit?', 'The GPS Fence Collar and the Boundary Collar.'],
    [
      'Which length do I order?',
      `There is one, ${w.inches(28)} long. Fit it to the neck, trim the end and seal it with a match.`,
    ],
    [
      'How tight should it be?',
      'Two fingers should slide under it while the dog stands. Check once a week.',
    ],
    ['Can it be washed?', 'By hand, without the module. Dry it flat.'],
  ]),
  productContent('contact-posts', 'Contact Posts', [
    [
      'Short or long?',
      'Short for smooth coats, long for thick ones. If you must part the hair to see skin, take the long ones.',
    ],
    [
      'Which collars do they fit?',
      'The GPS Fence Collar and the Boundary Collar. Four posts and a wrench are in the set.',
    ],
    ['How tight do they go?', 'By hand, then a quarter turn with the wrench. No more.'],
    [
      'The skin under them is pink.',
      'Leave the collar off for a day and wipe the posts. Never wear it for more than 12 hours a day. If it does not clear up, see your vet and call us about the fit.',
    ],
  ]),
  productContent('boundary-flags', 'Boundary Training Flags', [
    [
      'How many do I need?',
      `One every 8 to ${w.feet(10)}. A pack of 25 marks about ${w.feet(225)}, a pack of 50 twice that.`,
    ],
    [
      'How long do they stay up?',
      'About two weeks. Then take out every other one, and half of what is left every few days.',
    ],
    [
      'Do they help with a GPS fence?',
      'Yes. A dog cannot see a line on your phone. The flags show where the tone will come.',
    ],
    [
      'May I mow between them?',
      'Pull them out as you go and put them back. The stems bend, but a blade wins.',
    ],
  ]),
  productContent('wire-repair-kit', 'Wire Repair Kit', [
    [
      'How do I know that the wire is broken?',
      'The transmitter beeps and its light is not green. Keep your dog on a lead until it is.',
    ],
    [
      'How do I find the break?',
      'Think where you last dug, edged or drove a stake. If that does not help, your dealer has a tool that listens for it.',
    ],
    [
      'What is in the box?',
      `${w.feet(50)} of wire, six gel capsules, wire strippers and a card with drawings. It is enough for up to three breaks.`,
    ],
    [
      'Is tape not enough?',
      'For an evening. Then water creeps in and the wire corrodes. The gel in the capsules keeps it dry for good.',
    ],
  ]),
  productContent('surge-protector', 'Fence Surge Protector', [
    [
      'Do I need one?',
      'If you have thunderstorms, yes. A loop in the ground can pick up a strike from down the road, and the warranty asks for it.',
    ],
    [
      'Does it need an electrician?',
      'No. Plug it in, plug the transmitter into it and lead the wire through its two terminals. Ten minutes.',
    ],
    [
      'What do the lights mean?',
      'One shows power, one protection. When the protection light goes out, it has done its work and should be replaced.',
    ],
    [
      'Will it work with other fences?',
      'It is made for the Boundary Plus transmitter. For others, ask their maker.',
    ],
  ]),
];

/** Questions on pet doors, power and parts. */
export const doorAndPartQuestions = (w: Wording): readonly DocumentSource[] => [
  ...doors(w),
  ...parts(w),
];
