import { dealers } from '~/seed/dealers';
import type { DocumentSource } from '../document';
import { fileField } from '../files';
import { imageField } from '../images';
import { labelled, linkTo, primary, secondary } from '../links';
import type { Module } from '../modules';
import * as m from '../modules';
import { page } from '../page';
import { picture } from '../pictures';
import { reviewSummaryOf } from '../product-content';
import type { Wording } from '../wording';
import { story } from './home-story';

const reviews = reviewSummaryOf('larkfield');

const dealerCount = (country: 'US' | 'CA'): number =>
  dealers.filter(({ address }) => address.country === country).length;

const opening = (w: Wording): readonly Module[] => [
  m.hero({
    eyebrow: w.pick('Since 1976', 'Across Canada since 1983'),
    heading: 'The whole yard is theirs. The street is not.',
    body: w.pick(
      'GPS collars and in-ground fences that let a dog run free and keep it home. Installed, and taught, by a neighbor who does this every day.',
      'GPS collars and in-ground fences that let a dog run free and keep it home, from the first thaw to the deepest snow. Installed, and taught, by a neighbour who does this every day.',
    ),
    image: w.pick(picture('yard'), picture('winter')),
    film: fileField(w.pick('media/hero-yard.webm', 'media/hero-winter.webm')),
    actions: [
      primary('Find your fence', '/find-your-fence'),
      secondary('Shop the GPS collar', '/products/gps-collar'),
    ],
    facts: [
      `${reviews.mean} out of 5 in ${reviews.count} reviews`,
      `${dealerCount(w.pick('US', 'CA'))} local dealers`,
      '1-year money-back guarantee',
    ],
  }),
  // Pictures on which the products stand on one line.
  m.collectionTiles({
    heading: 'What does your dog need?',
    tiles: [
      {
        title: 'GPS fences',
        text: 'A fence you draw on your phone and take with you.',
        image: imageField('tiles/gps-collar-worn.jpg'),
        link: linkTo('/collections/gps-fences'),
      },
      {
        title: 'In-ground fences',
        text: 'Out of sight, fitted to the line of your own yard.',
        image: imageField('tiles/boundary-plus-contents.jpg'),
        link: linkTo('/collections/in-ground-fences'),
      },
      {
        title: 'Pet doors',
        text: 'Out and in again without waking anyone.',
        image: imageField('tiles/smart-doorman-bronze.jpg'),
        link: linkTo('/collections/pet-doors'),
      },
      {
        title: 'Indoor solutions',
        text: 'Keep the stove, the trash and the nursery off limits.',
        image: imageField('tiles/indoor-shield.jpg'),
        link: linkTo('/collections/indoor-solutions'),
      },
      {
        title: 'Training',
        text: 'Trainers, kits and leashes for the first two weeks.',
        image: imageField('tiles/training-starter-kit.jpg'),
        link: linkTo('/collections/training'),
      },
      {
        title: 'Care on Autoship',
        text: 'Treats and chews, there before you run out.',
        image: imageField('tiles/training-treats-dog.jpg'),
        link: linkTo('/collections/autoship-care'),
      },
    ],
  }),
  m.productRail({
    heading: 'Best sellers',
    body: 'What families take home first.',
    link: labelled('See everything', '/collections/everything'),
    handles: [
      'gps-collar',
      'smart-doorman-pet-door',
      'power-cap-battery',
      'training-treats',
      'boundary-plus-fence-package',
      'automatic-feeder',
      'long-training-lead',
      w.pick('calming-chews', 'dental-chews'),
    ],
  }),
];

const choosing = (w: Wording): readonly Module[] => [
  m.steps({
    heading: 'How a Larkfield fence comes to your yard',
    steps: [
      {
        title: 'We talk',
        text: 'A dealer calls within 1 to 2 business days. The visit takes about an hour and costs nothing.',
      },
      {
        title: 'We walk the yard',
        text: 'Together you choose where the line runs: around the pool, along the drive, past the roses.',
      },
      {
        title: 'We install it',
        text: 'Most yards are done in a day. The lawn looks the same afterward.',
      },
      {
        title: 'We teach your dog',
        text: 'Flags, tone and praise, in short sessions over about two weeks. We show you each one.',
      },
    ],
  }),
  m.dealerSearch({
    heading: 'Someone\u00a0near\u00a0you, for\u00a0as\u00a0long as\u00a0you\u00a0need\u00a0them',
    body: 'A Larkfield dealer installs the fence, teaches your dog and comes back when you plant a hedge or build a shed. You have their number, not a ticket.',
    image: picture('van'),
  }),
  m.questions({
    heading: 'Good questions, straight answers',
    items: [
      {
        question: 'Will it hurt my dog?',
        answer:
          'No. The collar plays a tone first and most trained dogs turn at that. Stimulation can be left off altogether; when it is used, your dealer sets the lowest of 25 levels that your dog notices.',
      },
      {
        question: 'How long does training take?',
        answer:
          'About two weeks of short sessions, ten or fifteen minutes at a time. Dogs learn the flags first, then the tone, then the line with the flags taken away.',
      },
      {
        question: 'Is my yard too small, or too large?',
        answer: `Boundary Plus reaches ${w.acres(25)}. A GPS line wants open sky and room to turn, so for very small or tree-covered yards we suggest wire. A dealer will tell you honestly.`,
      },
      {
        question: 'What if it does not work for us?',
        answer:
          'Follow the training plan, and if your dog is not safely contained within a year we give you your money back. Anything else in the shop can come back within 45 days.',
      },
    ],
  }),
];

/** The home page. */
export const home = (w: Wording): DocumentSource =>
  page({
    slug: 'home',
    title: 'Home',
    seo: {
      title: w.pick(
        'Pet fences and GPS collars, installed by people who know dogs',
        'Pet fences and GPS collars for Canadian yards',
      ),
      description: w.pick(
        'GPS collars, in-ground fences and pet doors that keep dogs safe at home. Installed and trained by a local dealer, with a 1-year money-back guarantee.',
        'GPS collars, in-ground fences and pet doors that keep dogs safe at home in every season. Priced in Canadian dollars, installed by a local dealer.',
      ),
      image: picture('yard'),
    },
    modules: [...opening(w), ...story(w), ...choosing(w)],
  });
