import { paragraphs } from '../blocks';
import type { DocumentSource } from '../document';
import type { Wording } from '../wording';

interface PersonSource {
  readonly slug: string;
  readonly name: string;
  readonly role: string;
  readonly credentials: readonly string[];
  readonly bio: readonly string[];
}

const person = ({ slug, bio, ...fields }: PersonSource): DocumentSource => ({
  type: 'person',
  name: slug,
  fields: { ...fields, slug: { _type: 'slug', current: slug }, bio: paragraphs(...bio) },
});

const family = (w: Wording): readonly DocumentSource[] => [
  person({
    slug: 'everett-lindqvist',
    name: 'Everett Lindqvist',
    role: 'Founder',
    credentials: [
      'Built the first Larkfield receiver in 1976, for a hound named Lark',
      'Taught high-school electronics for 31 years',
      'Still opens the workshop on Thursdays',
    ],
    bio: [
      'Everett laid bell wire along his own field in the summer of 1976, because the county had widened the road and his dog did not know. He says that the wire took an afternoon and the dog took two weeks, and that people have always asked about the wrong one.',
      'He ran the company from the barn, and then from a larger barn, until he handed it to his daughter June. He is in his eighties, keeps two hounds and an orchard, and reads every letter that has a photograph of a dog in it.',
      'Ask him for advice and you will get the same sentence that every new dealer hears in the first week: “Go home, and walk the line once more.”',
    ],
  }),
  person({
    slug: 'june-lindqvist-abara',
    name: 'June Lindqvist-Abara',
    role: 'President',
    credentials: [
      'At Larkfield since 1994, president since 2007',
      'Rode along with forty dealers in her first year',
      'Lives with Pilot, a spaniel of firm opinions',
    ],
    bio: [
      'June was six when her father soldered the first receiver at the kitchen table. She left to study, taught for a while, and came back to answer telephones, which she calls the best schooling the company has.',
      'She started the shelter program in 2009 and made the 1-year money-back guarantee the rule for every fence. Once a month she spends a day in a dealer’s van, and writes about some of those days here.',
      `Her office has a door that has never been closed, on account of Pilot. ${w.pick('', 'She comes to Guelph four times a year, by train where there is one.')}`.trim(),
    ],
  }),
];

const experts = (w: Wording): readonly DocumentSource[] => [
  person({
    slug: 'ilse-marchetti',
    name: 'Dr. Ilse Marchetti, DVM',
    role: 'Veterinary adviser',
    credentials: [
      'Doctor of veterinary medicine, in small-animal practice for 22 years',
      'Reviews every Larkfield text on health, collars and care',
      'Two old dogs, one young cat',
    ],
    bio: [
      'Ilse has a practice of her own, with a waiting room that has separate corners for cats and for nervous owners. She has advised Larkfield since 2015 on collar fit, levels and everything we say about bodies.',
      'She is paid for her time and not for what we sell, and she has talked us out of two products. What she writes here is general advice. It does not replace somebody who can put a hand on your dog.',
    ],
  }),
  person({
    slug: 'tomas-okonjo',
    name: 'Tomas Okonjo',
    role: 'Head trainer',
    credentials: [
      'Trains the trainers: two weeks in a classroom, four in real yards',
      'More than 3,000 dogs taught a boundary',
      'Began with sheepdogs, and with sheep',
    ],
    bio: [
      'Tomas grew up on a farm where the dogs were better behaved than the children, and he wanted to know why. He wrote the two-week plan that every Larkfield trainer carries, and rewrites it each winter with what the year has taught.',
      'He is the person we send when it is not working. He usually begins by sitting on the steps and doing nothing for ten minutes, which makes people nervous and dogs calm.',
    ],
  }),
  person({
    slug: 'della-whitcombe',
    name: 'Della Whitcombe',
    role: 'Trainer, puppies and Manners',
    credentials: [
      'Leads the Manners program, at home and by video',
      'Certified in reward-based training since 2011',
      'Has met, by her own count, 1,140 puppies',
    ],
    bio: [
      'Della teaches sit, stay, come and a calm front door, and believes that most of dog training is getting people to stop talking. She used to teach kindergarten and says that the main difference is the biscuits.',
      'Her lessons are short on purpose. If you have ten minutes a day she can help you, and if you have five she will find a way.',
    ],
  }),
  person({
    slug: 'maren-tremblay',
    name: 'Maren Tremblay',
    role: 'Trainer, Canada',
    credentials: [
      'Our trainer for Ontario, Quebec and the winter',
      'Teaches in English and French',
      'Runs the collar tests in the cold, with a thermometer and a husky',
    ],
    bio: [
      `Maren works from Guelph, Ontario, and drives more snowy miles a year than the rest of us together. ${w.pick('Dealers in Minnesota and Maine call her in November.', 'Dealers from Halifax to Kelowna call her in November.')} She tested the long contact posts on her own dogs for two winters before she would let us sell them.`,
      'She came to us from search and rescue, where she learned that a dog works best for somebody who is having a good day. She tries to be somebody who is having a good day.',
    ],
  }),
  person({
    slug: 'nina-castellane',
    name: 'Nina Castellane',
    role: 'Cat behavior',
    credentials: [
      'Consults on cats, their rooms and their people',
      'Tested the cat tree with eleven cats, two of them hostile',
      'Lives with Juniper, who reads over her shoulder',
    ],
    bio: [
      'Nina is the reason that a dog company has good things for cats. She visits apartments, looks up rather than down, and asks where the sun goes in the afternoon.',
      'She does not believe in difficult cats. She believes in cats with nowhere to sit.',
    ],
  }),
  person({
    slug: 'hollis-farrow',
    name: 'Hollis Farrow',
    role: 'Dealer for nineteen years',
    credentials: [
      'About 2,000 fences within forty miles of home',
      'Fits, teaches and answers his own telephone',
      'Biscuit, a retired beagle',
    ],
    bio: [
      'Hollis took over a route of eleven fences from an uncle, and has fitted about two thousand since. He walks every yard twice, the second time at the height of a dog.',
      'He is known among dealers for telling people what they do not need. It has turned out to be very good for business, which he finds embarrassing.',
    ],
  }),
];

/** The people of Larkfield: founders, trainers, a vet and a dealer. */
export const people = (w: Wording): readonly DocumentSource[] => [...family(w), ...experts(w)];
