import { bullets, heading, numbered, paragraphs, subheading } from '~/seed/content/blocks';
import type { Wording } from '~/seed/content/wording';
import { post } from '../post';
import { body, callout, faq, picture, productCard, quote, table } from '../rich';

export const gpsOrWire = (w: Wording) =>
  post({
    slug: 'gps-or-wire',
    title: 'GPS or wire? An honest comparison',
    excerpt:
      'We sell both, so we have no reason to steer you. Here is what each does well, where each is a poor choice, and how to tell from your own lawn.',
    description:
      'GPS collar or buried wire fence: accuracy, trees, power, cost and moving house compared, from a dealer who has fitted both for nineteen years.',
    category: 'safety',
    author: 'hollis-farrow',
    publishedAt: '2026-08-11T13:00:00Z',
    tags: ['GPS', 'In-ground fence', 'Choosing'],
    image: [
      'lifestyle/hero-gps-map.jpg',
      'A phone showing a fence on a map, beside a GPS collar on a wooden table',
    ],
    products: ['gps-collar', 'boundary-plus-fence-package', 'service-plan', 'power-cap-battery'],
    body: body(
      paragraphs(
        'I have been fitting fences for nineteen years. For the first fourteen the question on the doorstep was how much it would cost. Now it is: do I even need the wire? Sometimes you do not. This is the talk I give on lawns, written down.',
      ),
      heading('The short answer'),
      bullets(
        '**Open sky, several places, a rented house:** GPS.',
        '**Trees, close neighbors, a busy road at the edge:** wire.',
        '**Both of the above:** wire at home, a GPS collar for the lake. Plenty of families do that.',
      ),
      table(
        'Side by side',
        ['', 'GPS collar', 'Boundary Plus'],
        ['Accuracy', `About ${w.feet(3)} in open sky`, 'The same line every day'],
        ['Under trees', 'The line wanders', 'No difference'],
        ['Size', 'From a lawn to a farm', `Up to ${w.acres(25)}`],
        ['Power on the dog', '36 hours a charge', 'About 3 months a power cap'],
        ['Finds a lost dog', 'Yes, live on the map', 'No'],
        ['Dogs', `From ${w.pounds(8)}`, `From ${w.pounds(8)}, any number on one line`],
        ['Fitting', 'Yourself, in an afternoon', 'By a dealer, usually in a day'],
        [
          'Cost',
          `${w.money('349.95', '469.95')}, plus a plan from ${w.money('119.40', '165.60')} a year`,
          `From ${w.money('1195', '1595')} fitted, no plan`,
        ],
        ['When you move', 'Draw a new line', 'Collar and transmitter come along, wire stays'],
      ),
      heading('How to read your own yard'),
      numbered(
        'Stand in the middle at noon and look up. If more than half of what you see is leaves or wall, think of wire.',
        `Walk to the edge nearest the road. A GPS line holds to about ${w.feet(3)} on a good day, so it should run at least that far inside. Is there room?`,
        'Count the places where your dog is loose. One, or more?',
        'Ask who will put the collar on the charger. If nobody answers, that is an answer.',
      ),
      picture(
        'lifestyle/yard-top-down.jpg',
        'A yard from above with a boundary line around the house, pool and trees',
        'A yard like this one has a pool to go around and trees along one side. I would lay wire here.',
      ),
      subheading('What GPS is better at'),
      paragraphs(
        'Changing its mind. You draw a line with a finger, and next weekend you draw another around a tent. It also tells you where your dog is, which wire cannot. For anyone whose dog has been lost once, that alone settles the matter.',
        'It keeps its lines in its own memory, so the fence works without a phone signal. Seeing your dog on the map does need LTE; our page on [GPS coverage](/gps-coverage) says where that is and what happens where it is not.',
      ),
      productCard(
        'gps-collar',
        `36 hours a charge, tone only or 25 levels, waterproof to ${w.pick('3.3 ft', '1 m')} for 30 minutes.`,
      ),
      subheading('What wire is better at'),
      paragraphs(
        'Not moving. A wire line is where you put it, to the width of a hand, in fog and under oaks and beside a tin barn. It can close the vegetable bed and leave the drive open. Nobody has to charge anything: the [power cap](/products/power-cap-battery) in the collar lasts about three months.',
        'And somebody comes. I walk the yard with you for about an hour, plan the line, fit it, and teach your dog over two weeks. You can do that part yourself with GPS, and many do it well, but it is the part people skip.',
      ),
      quote('I would rather sell you the right one than sell you one. I live here too.'),
      callout(
        'A year to be sure',
        'Both come with the 1-year money-back guarantee. If the fence does not keep your dog safely at home within a year, you get your money back.',
      ),
      heading('Three questions from the doorstep'),
      faq(
        [
          'Can a dog wear both collars?',
          'Not at the same time. Change them at the car, and keep the one that is not in use on a hook by the door.',
        ],
        [
          'Does snow or rain matter?',
          'Not to either. Heavy wet leaves in summer matter more to GPS than any storm.',
        ],
        [
          'What if I choose wrongly?',
          'Call within the year. I have swapped one for the other more than once, in both directions.',
        ],
      ),
      paragraphs(
        'If you are still between the two, [four questions](/find-your-fence) will usually tip it. If they do not, [ask someone to come by](/free-consultation). The visit costs nothing, and I bring my own boots.',
      ),
    ),
  });
