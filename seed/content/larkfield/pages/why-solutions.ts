import { pageText } from '~/seed/content/page-text';
import { paragraphs, text } from '~/seed/content/blocks';
import type { DocumentSource } from '~/seed/content/document';
import { imageField } from '~/seed/content/images';
import { labelled, primary, secondary } from '~/seed/content/links';
import * as m from '~/seed/content/modules';
import { page } from '~/seed/content/page';
import { picture } from '~/seed/content/pictures';
import type { Wording } from '~/seed/content/wording';

const whySmartDoorman = (w: Wording) =>
  page({
    slug: 'why-smart-doorman',
    title: 'Why Smart Doorman',
    seo: {
      title: 'Why choose Smart Doorman, the door that knows your dog',
      description:
        'A pet door that opens to a key on the collar and stays shut for everyone else: who it suits, where it fits, and when the plain Doorman will do.',
      image: picture('petDoor'),
    },
    modules: [
      m.hero({
        eyebrow: 'Smart Doorman',
        heading: 'The door knows who lives here',
        body: 'Your dog walks up and it opens. The raccoon walks up and it does not. That is the whole idea.',
        image: picture('petDoor'),
        actions: [
          primary('Shop Smart Doorman', '/products/smart-doorman-pet-door'),
          secondary('Compare both doors', '/solutions/pet-door'),
        ],
        facts: [`Dogs to ${w.pounds(100)}`, 'Opens to its key', 'Locks by itself'],
      }),
      m.feature({
        heading: 'A key that weighs less than a biscuit',
        body: text(
          paragraphs(
            'The key hangs on the collar your dog wears already. At the door it is known within a step or two, and the flap lets go. Behind the tail it locks again. There is nothing to press, and nothing for your dog to learn but that it works.',
            'You choose what the door allows: in and out by day, in only for the evening, or locked for the night.',
          ),
        ),
        image: imageField('products/smart-doorman-pet-door/2.jpg'),
        imageSide: 'right',
        points: ['One key in the box, one more for each pet', 'Works with a Larkfield collar too'],
      }),
      m.richText(pageText('larkfield', 'why-smart-doorman', w)),
      m.productRail({
        heading: 'The door and what goes with it',
        handles: [
          'smart-doorman-pet-door',
          'doorman-collar-key',
          'doorman-replacement-flap',
          'surge-protector',
        ],
      }),
    ],
  });

const whyOutdoorShield = (w: Wording) =>
  page({
    slug: 'why-outdoor-shield',
    title: 'Why Outdoor Shield',
    seo: {
      title: 'Why choose Outdoor Shield for pools and flower beds',
      description:
        'A stone that keeps a dog out of the pool, the compost or the new bed, inside a yard that is fenced already. How it works and where it does not.',
      image: picture('gardenBed'),
    },
    modules: [
      m.hero({
        eyebrow: 'Outdoor Shield',
        heading: 'The yard is theirs. The peonies are yours.',
        body: 'Set a stone beside what matters, turn the dial, and your dog learns to walk around it.',
        image: picture('gardenBed'),
        actions: [
          primary('Shop Outdoor Shield', '/products/outdoor-shield'),
          secondary('Fences for the whole yard', '/find-your-fence'),
        ],
        facts: ['No wire', `A circle of 2 to ${w.feet(12)}`, 'About 2 months a charge'],
      }),
      m.feature({
        heading: 'One lesson, used twice',
        body: text(
          paragraphs(
            'A dog who knows the tone of the fence knows the shield already. The Boundary Collar plays it at the edge of the circle, and the answer is the one your dog has practiced: turn, and come away.',
            'So there is no second training. Walk past on a leash three or four times the first day, praise the turn, and let the stone do the rest.',
          ),
        ),
        image: imageField('products/outdoor-shield/1.jpg'),
        imageSide: 'left',
        link: labelled('How the fence is taught', '/why-boundary-plus'),
      }),
      m.richText(pageText('larkfield', 'why-outdoor-shield', w)),
      m.productRail({
        heading: 'Works with',
        handles: ['outdoor-shield', 'boundary-collar', 'indoor-shield', 'boundary-flags'],
      }),
    ],
  });

const whyIndoorShield = (w: Wording) =>
  page({
    slug: 'why-indoor-shield',
    title: 'Why Indoor Shield',
    seo: {
      title: 'Why choose Indoor Shield for limits inside the home',
      description:
        'The sofa, the nursery, the kitchen bin: how a small disc marks one place as not for pets, in the same way each time, and how to teach it.',
      image: picture('petsHome'),
    },
    modules: [
      m.hero({
        eyebrow: 'Indoor Shield',
        heading: 'House rules, said the same way each time',
        body: 'People say no in six voices and forget on Sundays. A shield says it once, the same, and only at the spot that matters.',
        image: picture('petsHome'),
        actions: [
          primary('Shop Indoor Shield', '/products/indoor-shield'),
          secondary('See everything for indoors', '/collections/indoor-solutions'),
        ],
        facts: ['Nothing to screw down', `A circle of 2 to ${w.feet(10)}`, 'No battery'],
      }),
      m.feature({
        heading: 'Show the better place first',
        body: text(
          paragraphs(
            'Dogs do not mind a rule; they mind not knowing it. Put a bed where your dog may lie, praise it for lying there, and switch the shield on a day later. At the edge of the circle the collar plays its tone, and the bed is where it leads.',
            'Most dogs have it within a week. When they do, try a smaller circle. Some families end with the disc in a drawer.',
          ),
        ),
        image: imageField('products/indoor-shield/1.jpg'),
        imageSide: 'right',
        points: ['The blue ring shows that it is on', 'Plugs into a household outlet'],
      }),
      m.richText(pageText('larkfield', 'why-indoor-shield', w)),
      m.productRail({
        heading: 'Works with',
        handles: ['indoor-shield', 'boundary-collar', 'outdoor-shield', 'pet-bed'],
      }),
    ],
  });

/** Reasons to choose products other than a fence; old addresses redirect here. */
export const whySolutionPages = (w: Wording): readonly DocumentSource[] => [
  whySmartDoorman(w),
  whyOutdoorShield(w),
  whyIndoorShield(w),
];
