import { bullets, heading, numbered, paragraphs } from '../blocks';
import { body, callout, faq, table } from '../blog/rich';
import type { Wording } from '../wording';
import { supportArticle } from './article';

export const autoshipArticles = (w: Wording) => [
  supportArticle({
    slug: 'skip-pause-or-stop-autoship',
    title: 'Skip, pause or stop Autoship',
    summary: 'Three ways to have less arrive, whom to tell, and until when they count.',
    topic: 'autoship',
    reviewedAt: '2026-10-08',
    products: ['power-cap-battery'],
    next: ['change-an-autoship-delivery', 'autoship-payment-failed'],
    mostRead: 10,
    body: body(
      paragraphs(
        'We write three days before every delivery. Until the charge is made, everything can still be changed.',
      ),
      table(
        'Which one do you want?',
        ['', 'What happens', 'Comes back'],
        ['Skip', 'The next delivery is left out', 'By itself, the time after'],
        ['Pause', 'Nothing comes for 1 week, 1 month or 3 months', 'By itself, on the day shown'],
        ['Stop', 'Nothing comes and nothing is charged', 'Only if you start it again'],
      ),
      numbered(
        `Call [${w.phone}](${w.phoneUrl}) with the email address of the order.`,
        'Say which delivery you mean, and whether to skip, pause or stop it.',
        'We read you the new date and write to you at once.',
      ),
      callout(
        'Already on its way',
        'An order that is being packed cannot be stopped. Send it back within 45 days, unopened, and we pay the label.',
      ),
    ),
  }),
  supportArticle({
    slug: 'change-an-autoship-delivery',
    title: 'Change what comes, how often and where',
    summary:
      'Change quantity, flavor, frequency, date and address of an Autoship delivery, each on its own.',
    topic: 'autoship',
    reviewedAt: '2026-09-03',
    products: ['training-treats'],
    next: ['skip-pause-or-stop-autoship'],
    body: body(
      paragraphs(
        `Call [${w.phone}](${w.phoneUrl}) and say what should change. Every delivery stands alone: changing the treats does not touch the batteries.`,
      ),
      bullets(
        '**How much**: more or fewer. The discount stays.',
        '**How often**: another frequency. The next date moves along, and we tell you before we save it.',
        '**When**: any day from the day after tomorrow. Later dates follow from it.',
        '**Where**: another address for this delivery, or for all.',
        '**Which flavor or size**: we swap it. If the price differs, we say so first.',
      ),
      table(
        'What you save',
        ['On', 'Frequency', 'Saved'],
        ['Power Caps', 'Every 3, 4 or 6 months', '15%'],
        ['Treats, chews and care', 'Weekly to every 2 months', '10%'],
      ),
      callout(
        'Prices',
        'If a price changes we write before the next charge. The discount is always taken off the price of the day.',
      ),
    ),
  }),
  supportArticle({
    slug: 'autoship-payment-failed',
    title: 'An Autoship payment failed',
    summary:
      'What we do when a card is refused, how long nothing is lost, and how to put in a new one.',
    topic: 'autoship',
    reviewedAt: '2026-07-27',
    next: ['skip-pause-or-stop-autoship', 'change-an-autoship-delivery'],
    body: body(
      paragraphs(
        'A new card, a new date or a careful bank: it happens. Nothing is canceled the first time.',
      ),
      numbered(
        'We try again after one, three and seven days, and write each time.',
        `Call [${w.phone}](${w.phoneUrl}) and ask for the payment link.`,
        'It comes by email and leads to a secure page of our payment partner.',
        'Put in the new card. The delivery goes out the same day.',
      ),
      callout(
        'A service plan is different',
        'If the plan of a GPS collar is not paid for 14 days, the collar loses its map and its fence. Do not rely on it after that.',
        'care',
      ),
      faq(
        [
          'The letter with the link did not come.',
          'It takes up to 10 minutes. Look in the spam folder, then ask for another.',
        ],
        [
          'Do you see my card number?',
          'No. It stays with the payment partner. We see its last four digits.',
        ],
      ),
    ),
  }),
];

export const movingArticles = (w: Wording) => [
  supportArticle({
    slug: 'move-house-with-a-gps-fence',
    title: 'Move house with a GPS fence',
    summary:
      'A fence on a map moves in an evening. Your dog needs a little longer: how to do both.',
    topic: 'moving-house',
    reviewedAt: '2026-06-30',
    products: ['gps-collar', 'boundary-flags'],
    next: ['draw-a-fence-in-the-app', 'move-house-with-an-in-ground-fence'],
    body: body(
      paragraphs(
        w.pick(
          'The collar and the plan come along to any state, and across the border to Canada.',
          'The collar and the plan come along to any province, and across the border to the United States.',
        ),
      ),
      numbered(
        'Before the move, see on the [coverage page](/gps-coverage) what the new place has.',
        'On the day, keep your dog on a lead. The old fence is not there any more.',
        'Draw the new fence and test it with the collar in your hand.',
        'Set flags again and teach the new line for a week. It goes faster the second time.',
        'Take the old fence off the map, so that the collar does not look for it.',
        'Call us with the new address for deliveries.',
      ),
      callout(
        'The first night',
        'A dog in a new place may try to go home. Wait two weeks before you let it out alone.',
        'care',
      ),
    ),
  }),
  supportArticle({
    slug: 'move-house-with-an-in-ground-fence',
    title: 'Move house with an in-ground fence',
    summary:
      'What comes along, what stays in the ground, and what your old and new dealers do for you.',
    topic: 'moving-house',
    reviewedAt: '2026-06-30',
    products: ['boundary-plus-fence-package', 'boundary-collar'],
    next: ['fence-in-the-yard-of-a-new-home', 'move-house-with-a-gps-fence'],
    body: body(
      table(
        'What moves',
        ['Part', 'Take it along?', 'Why'],
        ['Collars', 'Yes', 'They learn the new transmitter in a minute'],
        ['Transmitter', 'Yes', 'Its 10 years go on'],
        ['Surge protector', 'Yes', 'It protects the next one'],
        ['Wire', 'No', 'It costs less to lay new wire than to dig up the old'],
        ['Flags', 'Yes', 'You need them for a week'],
      ),
      numbered(
        'Call your dealer a month before. They note the line for the next owner.',
        'Unplug the transmitter last and tape the wires, so that the next owner finds them.',
        'Find [a dealer](/dealers) near the new home. Owners who move pay for wire and labor only.',
        'Keep your dog on a lead until the new line has been taught.',
      ),
      paragraphs(
        'The consultation at the new home lasts about 1 hour and is free. A dealer calls within 1 to 2 business days.',
      ),
    ),
  }),
  supportArticle({
    slug: 'fence-in-the-yard-of-a-new-home',
    title: 'There is a fence in the yard we bought',
    summary:
      'A box on the garage wall and wire in the lawn: how to find out what it is and use it for your dog.',
    topic: 'moving-house',
    reviewedAt: '2026-05-06',
    products: ['boundary-collar', 'boundary-plus-fence-package'],
    next: ['pair-a-boundary-collar', 'transmitter-beeps'],
    body: body(
      paragraphs('Lucky dog. Most of the work is in the ground already.'),
      heading('Is it ours?'),
      bullets(
        'Look for our mark, a tag with one square corner, on the box in the garage or the basement.',
        'The model number is on its right side and begins with LF-BPP.',
        'An older box without one still works with a [boundary collar](/products/boundary-collar) if its wire is blue.',
      ),
      heading('Wake it up'),
      numbered(
        'Plug it in. Green is good; red and beeping means that the loop is open: see [the transmitter beeps](/support/articles/transmitter-beeps).',
        'Pair a collar and carry it around the yard to find the line. Set a flag at each tone.',
        'Ask the dealer who fitted it for the plan. The transmitter’s warranty goes with the house.',
        'Teach your dog before you trust it.',
      ),
      callout(
        'Do not guess the level',
        'The last owner’s dog may have been a giant. Set the collar to tone only first.',
        'care',
      ),
    ),
  }),
  supportArticle({
    slug: 'clean-and-store-a-collar',
    title: 'Clean a collar, and store it for a season',
    summary:
      'Five minutes a month with soap and water, and how to put a collar away so that it wakes up well.',
    topic: 'set-up',
    reviewedAt: '2026-04-02',
    products: ['gps-collar', 'boundary-collar', 'collar-strap'],
    next: ['fit-the-collar', 'make-a-charge-last'],
    body: body(
      numbered(
        'Switch the collar off and take the strap out.',
        'Wash case and strap with mild soap and lukewarm water.',
        'Brush the posts with an old toothbrush and dry them.',
        'Pull at the buckle. If it gives, or the strap frays, fit a new [collar strap](/products/collar-strap).',
        'Let everything dry for an hour before it goes on again.',
      ),
      callout(
        'What it does not like',
        'Alcohol, salt water left to dry, the dishwasher, and the dashboard of a parked car.',
        'care',
      ),
      paragraphs(
        'For a season in the drawer: charge a GPS collar to about half and switch it off, take the Power Cap out of a boundary collar, and keep both dry at room temperature.',
      ),
    ),
  }),
];
