import { paragraphs, text } from '~/seed/content/blocks';
import type { DocumentSource } from '~/seed/content/document';
import { imageField } from '~/seed/content/images';
import { labelled } from '~/seed/content/links';
import * as m from '~/seed/content/modules';
import { PICTURES } from '~/seed/content/pictures';
import { productContent } from '~/seed/content/product-content';
import type { Wording } from '~/seed/content/wording';
import { consultationForm } from '../consultation-form';

const gpsCollar = (w: Wording) =>
  productContent(
    'gps-collar',
    'GPS Fence Collar',
    [
      [
        'How long does it last on a charge?',
        '36 hours, and 2 hours on the dock fill it again. Most families charge at supper, when the dog is indoors anyway.',
      ],
      [
        'Does it work without cell coverage?',
        'The fence does: the collar keeps its lines in memory and finds its place by satellite. Where there is no LTE you will not see it on the map until it is back in coverage.',
      ],
      [
        'How exact is the line?',
        `About ${w.feet(3)} in open sky. Trees and walls widen it, so we suggest drawing the line that much inside a busy curb.`,
      ],
      [
        'Can I use tone only?',
        'Yes. Many families never use anything else. If your dog needs more, there are 25 levels, and the right one is the lowest that your dog notices.',
      ],
      [
        'Is my dog large enough, and may it swim?',
        `It is made for dogs from ${w.pounds(8)}. It is waterproof to ${w.pick('3.3 ft (1 m)', '1 m')} for 30 minutes, so a pond is no worry. Rinse it after the sea.`,
      ],
      [
        'Do I have to take a service plan?',
        'Yes. It pays for the LTE and satellite connection. Choose by the month or by the year; you can stop at any time.',
      ],
    ],
    [
      m.feature({
        heading: 'Draw it, walk it, done',
        body: text(
          paragraphs(
            'Trace your yard on the map with a finger, then walk the line once with the collar in your hand. It beeps where the edge is. Move the corner by the oak, and walk it again.',
            'Save as many places as you like. The collar knows which one it is in, and tells you when it is in none of them.',
          ),
        ),
        image: PICTURES.gpsMap,
        imageSide: 'right',
        link: labelled('Who it suits, and who not', '/why-gps-collar'),
      }),
      m.steps({
        heading: 'The first two weeks',
        steps: [
          {
            title: 'Days 1 to 3',
            text: 'Tone only, on a long lead, flags up. Turn back together and praise.',
          },
          {
            title: 'Days 4 to 9',
            text: 'The same, with the lead hanging loose and someone playing beyond the line.',
          },
          {
            title: 'Days 10 to 14',
            text: 'Off the lead with you in the yard. Then take the flags down, one by one.',
          },
        ],
      }),
    ],
  );

const boundaryPlus = (w: Wording) =>
  productContent(
    'boundary-plus-fence-package',
    'Boundary Plus In-Ground Fence Package',
    [
      [
        'Why can I not put it in the cart?',
        'Because a yard has to be seen first. Book a consultation; a dealer calls within 1 to 2 business days, and the visit of about 1 hour is free.',
      ],
      [
        'How large can the yard be?',
        `Up to ${w.acres(25)}. The packages here cover yards to ${w.acres(1)}; for more, the dealer measures and quotes.`,
      ],
      [
        'Will my lawn be torn up?',
        'No. The wire goes into a narrow slit that closes behind the machine. After a week or two of mowing you will not find it. It can also lie on the surface, along a fence or under mulch.',
      ],
      [
        'How many dogs can wear a collar?',
        'As many as you like on one line. Each needs a Boundary Collar, and each gets its own setting.',
      ],
      [
        'What happens in a power cut?',
        'The line rests until the power returns, and the transmitter starts again by itself. Use a lead meanwhile. A surge protector keeps storms off the transmitter.',
      ],
    ],
    [
      m.feature({
        heading: 'One day in your yard',
        body: text(
          paragraphs(
            'Your dealer marks the line with flags and waits while you walk it. Only when you both like it does the machine come off the van.',
            'By afternoon the transmitter is on the garage wall, the loop is closed and your dog has had a first lesson, which is mostly cheese.',
          ),
        ),
        image: imageField('products/boundary-plus-fence-package/1.jpg'),
        imageSide: 'right',
        link: labelled('Why Boundary Plus', '/why-boundary-plus'),
        points: [`Up to ${w.acres(25)}`, 'Buried or surface wire', 'Training included'],
      }),
      consultationForm(w),
      m.dealerSearch({
        heading: 'Who would come?',
        body: `Call ${w.phone}, and we tell you who looks after your street.`,
      }),
    ],
  );

const collarsAndShields = (w: Wording) => [
  productContent('boundary-collar', 'Boundary Collar', [
    [
      'Does it work with my fence?',
      'With every Boundary Plus fence, and with Outdoor and Indoor Shield. It does not work with GPS fences. If you moved into a house with wire in the ground, ask a dealer what it is before you order.',
    ],
    [
      'How long does the battery last?',
      'About 3 months on one Power Cap. The collar blinks for about a week before it is empty.',
    ],
    [
      'Who sets the level?',
      'Your dealer does it with you, and with the dog. Start with the tone; shy dogs may never need more.',
    ],
    [
      'What size do I need?',
      'Measure the neck where the collar sits, high and snug, and choose the size whose range holds that number. Two fingers should slide under the strap.',
    ],
  ]),
  productContent('outdoor-shield', 'Outdoor Shield', [
    [
      'Do I need a fence for it?',
      'No fence, but a Boundary Collar. The shield tells the collar when to play its tone.',
    ],
    [
      'How large is the circle?',
      `From 2 to ${w.feet(12)} around the stone, set with a dial. Use several for a long flower bed.`,
    ],
    [
      'Can it stay out in winter?',
      'Yes. It is made for rain, frost and sprinklers. Charge it about every 2 months.',
    ],
    [
      'Is it enough for a pool?',
      'It teaches your dog to keep away, and that helps. It does not replace the pool fence that your town asks for.',
    ],
  ]),
  productContent('indoor-shield', 'Indoor Shield', [
    [
      'Where do I put it?',
      `On a shelf, behind a chair or under the counter, within ${w.feet(6)} of an outlet. Walls thin the circle a little, so test it with the collar in your hand.`,
    ],
    [
      'How large is the circle?',
      `From 2 to ${w.feet(10)}. Begin small. A dog that understands a small circle is easily taught a larger one.`,
    ],
    [
      'Does it need batteries?',
      'The disc plugs in. The Boundary Collar that it works with runs about 3 months on a Power Cap.',
    ],
    [
      'Will it work for my cat?',
      `For cats of ${w.pounds(8)} and more who already wear a collar well. Go slowly, and give the cat a higher, better place to be.`,
    ],
  ]),
  productContent('service-plan', 'GPS Collar Service Plan', [
    [
      'What does the plan pay for?',
      'The LTE and satellite connection between the collar and your phone: live location, messages and new fences from wherever you are.',
    ],
    [
      'Do I need one for each collar?',
      'Yes, one plan serves one collar. You see all your dogs on the same map.',
    ],
    [
      'Can I change from monthly to yearly?',
      'Yes, at any renewal. Call care and the change is made in a minute. A year costs less than twelve months paid one by one.',
    ],
    [
      'What happens when I cancel?',
      'The plan runs to the end of what you paid for. After that the collar keeps the fences it knows, but you no longer see it on the map.',
    ],
  ]),
];

/** Questions on fences, and the stories of the two that carry the shop. */
export const fenceQuestions = (w: Wording): readonly DocumentSource[] => [
  gpsCollar(w),
  boundaryPlus(w),
  ...collarsAndShields(w),
];
