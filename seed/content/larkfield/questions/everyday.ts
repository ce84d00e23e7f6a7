import type { DocumentSource } from '~/seed/content/document';
import { productContent } from '~/seed/content/product-content';
import type { Wording } from '~/seed/content/wording';

const care = (w: Wording) => [
  productContent('training-treats', 'Training Treats', [
    [
      'How many may I give?',
      'Count them as food: about 2 calories each, and no more than a tenth of the day. They break in half for long lessons.',
    ],
    ['What is in them?', 'One meat, sweet potato and a little rosemary. Chicken, beef or salmon.'],
    ['How long do they keep?', 'Use an open pouch within 8 weeks. Keep it closed and dry.'],
    [
      'How often should I have them sent?',
      'With a dog in training, a small pouch every 2 weeks. Autoship saves 10%, and you can skip at any time.',
    ],
  ]),
  productContent('dental-chews', 'Dental Chews', [
    [
      'Which size is right?',
      `By weight: small for 8 to ${w.pounds(25)}, medium for 25 to ${w.pounds(50)}, large above that.`,
    ],
    ['How often?', 'One a day after supper. A pouch of 20 is about three weeks for one dog.'],
    ['Is there wheat in them?', 'No wheat, no corn and no added sugar.'],
    [
      'From what age?',
      'From 6 months, when the grown teeth are in. Stay close while your dog chews.',
    ],
  ]),
  productContent('calming-chews', 'Calming Chews', [
    ['When do I give them?', 'About half an hour before you expect the noise.'],
    ['How many?', `One for dogs to ${w.pounds(25)}, two to ${w.pounds(75)}, three above that.`],
    ['What is in them?', 'Chamomile and L-theanine, in peanut butter or bacon flavor. No xylitol.'],
    [
      'My dog takes medicine.',
      'Please ask your vet first. The same goes for dogs who are expecting, and for puppies under 12 weeks.',
    ],
  ]),
  productContent('joint-supplement', 'Joint Support Chewables', [
    [
      'When will I see a change?',
      'Most families look for one after four to six weeks. The smaller jar is there so that you can find out.',
    ],
    [
      'How many a day?',
      `One to ${w.pounds(30)}, two to ${w.pounds(60)}, three above that, with food.`,
    ],
    [
      'Can a young dog have them?',
      'From 1 year. A limp in a young dog is a question for your vet.',
    ],
    ['What is in them?', 'Glucosamine, MSM and omega-3, with a mild chicken taste.'],
  ]),
  productContent('waste-bags', 'Waste Bags', [
    ['How long do they last?', '120 bags are about 6 weeks for one dog.'],
    [
      'Do they fit my holder?',
      'They fit the usual ones. There are 15 bags on a roll, and the core is card.',
    ],
    [
      'What are they made of?',
      'A plant-based film. They hold water, and they still belong in the bin.',
    ],
    ['Are they scented?', 'No. Dogs and walkers both prefer it.'],
  ]),
  productContent('grooming-wipes', 'Grooming Wipes', [
    ['Are they safe for faces?', 'Yes, and for ears and bellies. Just keep clear of the eyes.'],
    ['From what age?', 'From 8 weeks, for dogs and cats.'],
    ['What is in them?', 'Aloe and oat. No alcohol, no parabens, no scent.'],
    [
      'Do they replace a bath?',
      'For a muddy day, yes. For something your dog rolled in, we are sorry to say, no.',
    ],
  ]),
];

const feeding = (w: Wording) => [
  productContent('automatic-feeder', 'Automatic Feeder', [
    [
      'What happens when the power fails?',
      'Three D cells carry the plan on for days. The feeder keeps the time by itself.',
    ],
    [
      'Does it need Wi-Fi?',
      'No. You can set everything on the panel. The app adds portions from your phone, over 2.4 GHz Wi-Fi.',
    ],
    [
      'Which food fits?',
      `Dry food with kibble to ${w.pick('half an inch', '13 mm')}. Not wet food, and nothing sticky.`,
    ],
    [
      'Is it large enough for my dog?',
      `It suits cats, and dogs to ${w.pounds(50)}. It holds ${w.pounds(8)} of dry food.`,
    ],
    ['What if food gets stuck?', 'The chute stops and tells you, on the panel and in the app.'],
  ]),
  productContent('drinking-fountain', 'Drinking Fountain', [
    [
      'Is it loud?',
      'About as loud as a fridge in the next room. If it gets louder, clean the pump.',
    ],
    [
      'How often do I fill it?',
      'It holds about three days for one cat. It stops by itself before it runs dry.',
    ],
    [
      'How do I clean it?',
      'Everything but the pump goes in the dishwasher, about once a week. Rinse the pump by hand.',
    ],
    ['How often do I change the filter?', 'Every 3 weeks. A pack of three is about 2 months.'],
  ]),
  productContent('fountain-filters', 'Fountain Filters', [
    ['How long does a pack last?', 'Three filters, 3 weeks each: about 2 months for most homes.'],
    [
      'Do I rinse them first?',
      'Yes, half a minute under the tap. A little black dust is carbon, and harmless.',
    ],
    ['Which fountain do they fit?', 'Our Drinking Fountain.'],
    [
      'How often should I have them sent?',
      'Every 2 months suits one fountain. Autoship saves 10%.',
    ],
  ]),
  productContent('slow-bowl', 'Slow Feeder Bowl', [
    ['Which size?', 'Small holds 2 cups, large 4. Flat-faced dogs do best with the large one.'],
    ['Does it work with wet food?', 'Yes, and with yogurt on a hot day.'],
    ['Will it slide?', 'A rubber ring holds it. A truly determined dog may need a mat.'],
    [
      'My dog gives up.',
      'Put half the meal in the maze and half in the old bowl for a few days, and less in the old one each time.',
    ],
  ]),
];

const catsAndComfort = (w: Wording) => [
  productContent('self-cleaning-litter-box', 'Self-Cleaning Litter Box', [
    [
      'Is it safe for my cat?',
      'Weight and motion sensors watch the door. If a cat so much as leans in, everything stops at once and stays stopped.',
    ],
    [
      'Which cats is it for?',
      `Cats from 3 to ${w.pounds(22)}, up to three of them. A step helps older legs.`,
    ],
    ['Which litter do I use?', 'Crystals, or clumping clay. No wood or paper.'],
    ['How often do I empty it?', 'The drawer about once a week for one cat.'],
    [
      'My cat will not go near it.',
      'Leave it beside the old box for a week, switched off. Let the cat decide, then switch it on.',
    ],
  ]),
  productContent('litter-crystals', 'Litter Crystals', [
    ['How long does a bag last?', `${w.pounds(8)} serve one cat for about a month.`],
    [
      'When do I change them?',
      'Stir once a day. When most of the white has turned yellow, it is time.',
    ],
    ['Are they scented?', 'No. The room should smell of nothing at all.'],
    ['Can I flush them?', 'Please do not. They go in the bin.'],
  ]),
  productContent('cat-tree', 'Cat Tree', [
    ['How tall is it?', `${w.inches(57)}, for two cats to ${w.pounds(18)} each.`],
    [
      'Will it tip?',
      'The base is wide and heavy, and a wall strap is in the box. Use it if your cat arrives at a run.',
    ],
    ['How long does it take to build?', 'About 40 minutes, with the key in the box.'],
    ['Can I wash it?', 'The covers come off and go in a cold wash.'],
  ]),
  productContent('laser-toy', 'Automatic Laser Toy', [
    [
      'Can I still buy it?',
      'No, we no longer make it. A cat tree by the window and ten minutes of string are well loved instead.',
    ],
    ['Which batteries does it take?', 'Three AA cells.'],
    [
      'Is the beam safe?',
      `It is a class 2 beam, under 1 mW. Set it no higher than ${w.feet(3)} and keep the dot away from eyes and mirrors.`,
    ],
    [
      'Why does it stop after 15 minutes?',
      'So that your cat can rest. It starts again after two hours.',
    ],
  ]),
  productContent('pet-bed', 'Bolster Pet Bed', [
    [
      'Which size?',
      `Small for pets to ${w.pounds(20)}, medium to ${w.pounds(45)}, large to ${w.pounds(90)}. If yours sleeps stretched out, go one up.`,
    ],
    [
      'Can I wash it?',
      'The cover comes off in one piece and goes in a cold wash. The foam only needs air.',
    ],
    [
      'Is it good for old hips?',
      `The cushion is ${w.inches(3)} of foam, not loose fill, so it holds hips off the floor.`,
    ],
    ['Will it slide?', 'The base grips wood and tile.'],
  ]),
  productContent('travel-carrier', 'Soft Travel Carrier', [
    [
      'Will my airline take it?',
      'Many will, but they differ. Measure against yours before you book.',
    ],
    [
      'Which size?',
      `Small for pets to ${w.pounds(10)}, medium to ${w.pounds(18)}. Your pet should be able to stand and turn.`,
    ],
    [
      'Is it safe in the car?',
      'A loop on the back takes the seat belt. The back seat is the best place.',
    ],
    [
      'How do I get my cat to like it?',
      'Leave it open at home with a blanket inside, for weeks rather than hours.',
    ],
  ]),
  productContent('rope-toy', 'Rope Toy with Ball', [
    ['Does it float?', 'Yes. The ball is natural rubber, and brings the rope back with it.'],
    [
      'For which dogs?',
      `For dogs to ${w.pounds(60)} who play with you. It is not meant for chewing alone.`,
    ],
    ['How do I wash it?', 'In a bag in the machine, then in the sun.'],
    ['When should I replace it?', 'When it begins to fray. Threads are not for eating.'],
  ]),
];

/** Questions on care, feeding, cats, beds and play. */
export const everydayQuestions = (w: Wording): readonly DocumentSource[] => [
  ...care(w),
  ...feeding(w),
  ...catsAndComfort(w),
];
