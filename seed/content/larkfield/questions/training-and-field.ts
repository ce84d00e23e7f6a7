import type { DocumentSource } from '~/seed/content/document';
import { productContent } from '~/seed/content/product-content';
import type { Wording } from '~/seed/content/wording';

const lessons = () => [
  productContent('training-consultation', 'Training Consultation', [
    [
      'How long does it last?',
      'About 1 hour, with one dog and one goal. You leave with a written plan for two weeks.',
    ],
    [
      'Virtual or in-home?',
      'Virtual suits most questions, and often works better, because your dog behaves as it always does. In-home suits trouble at the door or the fence.',
    ],
    [
      'When will someone call?',
      'For an in-home visit a dealer calls within 1 to 2 business days to set the day.',
    ],
    [
      'Is this the free consultation?',
      'No. The free one is about choosing a fence. This one is about teaching your dog something.',
    ],
    ['How old must my dog be?', 'From 10 weeks. There is no upper limit.'],
  ]),
  productContent('manners-obedience-training', 'Manners and Obedience Training', [
    [
      '4 sessions or 8?',
      '4 cover sit, stay, come and a loose lead. 8 add greetings, place, visitors and walks past other dogs.',
    ],
    [
      'Where do we meet?',
      'At your home or by video, with the same trainer each time, about a week apart.',
    ],
    [
      'Do you use collars to teach?',
      'No. We use praise, food and timing. A fence collar has one job, and it is not sit.',
    ],
    [
      'How long do I have?',
      'Use your sessions within 6 months of the first one. If life gets in the way, call us.',
    ],
    ['Can the children join in?', 'Please. Dogs should listen to everyone they live with.'],
  ]),
  productContent('training-starter-kit', 'Training Starter Kit', [
    [
      'What is in it?',
      'A pouch, a clicker, a whistle and a card with seven first lessons, one a day.',
    ],
    [
      'How does a clicker help?',
      'It marks the moment. Your dog learns which of the six things it just did was the good one.',
    ],
    [
      'Is the click loud?',
      'No, it is made soft for shy dogs. Keep it in your pocket for the first day if yours startles.',
    ],
    ['Can the pouch be washed?', 'Rinse the lining under the tap and hang it up to dry.'],
  ]),
];

const gear = (w: Wording) => [
  productContent('long-training-lead', 'Long Training Lead', [
    [
      'Which length?',
      `${w.feet(15)} for yards and for teaching a fence, ${w.feet(30)} for fields and recall.`,
    ],
    [
      'Collar or harness?',
      'A harness, always. A dog that reaches the end of a long lead at a run should feel it on the chest.',
    ],
    ['Does it soak up water?', 'No. The webbing is coated; wipe it clean and hang it to dry.'],
    [
      'How strong is it?',
      `It is made for dogs to ${w.pounds(120)}. Do not wind it around your hand.`,
    ],
  ]),
  productContent('sport-trainer-remote', 'Sport Trainer Remote', [
    [
      'How far does it reach?',
      `To ${w.pick('1/2 mile', '1/2 mile (0.8 km)')} in open country. Woods and hills take some of that away.`,
    ],
    ['How long do the batteries last?', 'The collar 40 hours a charge, the remote 60.'],
    [
      'Can it run two dogs?',
      'Yes. One remote works up to two collars; the second collar is set up with it.',
    ],
    [
      'Is it a fence?',
      'No. It needs you to hold it. For a line that watches by itself, look at the GPS Fence Collar.',
    ],
    [
      'What is the smallest dog?',
      `Dogs of ${w.pounds(15)} and more, who already know the word you are going to ask for.`,
    ],
  ]),
  productContent('bark-collar', 'Bark Collar', [
    [
      'Will the dog next door set it off?',
      'No. It feels the bark in the throat as well as hearing it.',
    ],
    [
      'Can I leave correction off?',
      'Yes. Tone and buzz alone are enough for many dogs, and a good place to stay.',
    ],
    ['How long does it last?', 'About 14 days a charge; 2.5 hours on USB-C fill it again.'],
    [
      'When will it be back?',
      'We expect more, but have no date yet. Call care and we will ring you when it is here.',
    ],
  ]),
  productContent('car-harness', 'Car Harness', [
    [
      'Which size do I need?',
      `Measure the chest behind the front legs. Small is 17 to ${w.inches(23)}, medium 22 to ${w.inches(30)}, large 29 to ${w.inches(40)}.`,
    ],
    [
      'Does the tether fit my car?',
      'It clicks into common seat-belt buckles. Try it before the first long drive.',
    ],
    ['Can I walk with it too?', 'Yes. There is a ring on the back for a lead.'],
    ['How do I wash it?', 'By hand, and dry it flat. The pads dry overnight.'],
  ]),
];

/** Questions on lessons and on gear for the field. */
export const trainingQuestions = (w: Wording): readonly DocumentSource[] => [
  ...lessons(),
  ...gear(w),
];
