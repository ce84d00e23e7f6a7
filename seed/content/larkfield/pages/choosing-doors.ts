import { numbered, paragraphs, text } from '~/seed/content/blocks';
import { imageField } from '~/seed/content/images';
import { labelled, primary, secondary } from '~/seed/content/links';
import * as m from '~/seed/content/modules';
import { page } from '~/seed/content/page';
import { picture } from '~/seed/content/pictures';
import type { Wording } from '~/seed/content/wording';
import { doorComparison } from '../comparisons';

/** The page about choosing a pet door. */
export const choosingDoors = (w: Wording) =>
  page({
    slug: 'solutions/pet-door',
    title: 'Choosing a pet door',
    seo: {
      title: 'Pet doors: Smart Doorman or Doorman?',
      description:
        'Which pet door suits your dog, your wall and your raccoons: how the Smart Doorman and the Doorman differ, how to measure and how to fit.',
      image: picture('catDoorEvening'),
    },
    modules: [
      m.hero({
        eyebrow: 'Pet doors',
        heading: 'Out and in again, without you',
        body: 'A pet door gives a dog back its day. The question is only who else may use it.',
        image: picture('catDoorEvening'),
        actions: [
          primary('See the Smart Doorman', '/products/smart-doorman-pet-door'),
          secondary('See the Doorman', '/products/doorman-pet-door'),
        ],
      }),
      doorComparison(),
      m.feature({
        heading: 'Measure the dog, then the door',
        body: text(
          numbered(
            'Width: have your dog walk through a door that you slowly close, and stop where it hesitates.',
            'Height: from the floor to the top of the shoulders, plus a hand.',
            'Step: the bottom edge should be about belly height, or lower for an old dog.',
          ),
          paragraphs('Between two sizes, take the larger. A puppy grows; a door does not.'),
        ),
        image: imageField('products/smart-doorman-pet-door/2.jpg'),
        imageSide: 'left',
        points: [`Medium for dogs to ${w.pounds(40)}`, `Large for dogs to ${w.pounds(100)}`],
      }),
      m.productRail({
        heading: 'Doors and their parts',
        link: labelled('All pet doors', '/collections/pet-doors'),
        collection: 'pet-doors',
      }),
    ],
  });
