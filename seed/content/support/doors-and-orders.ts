import { bullets, heading, numbered, paragraphs } from '../blocks';
import { body, callout, faq, productCard, table } from '../blog/rich';
import type { Wording } from '../wording';
import { supportArticle } from './article';

export const doorArticles = (w: Wording) => [
  supportArticle({
    slug: 'choose-and-measure-a-pet-door',
    title: 'Measure for a pet door',
    summary:
      'Shoulder, chest and step: three measures that choose between medium and large, for dogs that still grow too.',
    topic: 'doors',
    reviewedAt: '2026-04-20',
    products: ['smart-doorman-pet-door', 'doorman-pet-door'],
    next: ['smart-doorman-does-not-open', 'replace-a-flap'],
    body: body(
      numbered(
        `**Shoulder.** Measure from the floor to the top of the shoulder. The top of the opening goes ${w.inches(2)} above that.`,
        `**Chest.** Open the house door just far enough for your dog to walk through. Add ${w.inches(2)}: that is the width.`,
        '**Step.** The lower edge should be no higher than the belly. An old dog wants it lower.',
      ),
      table(
        'Openings of the Smart Doorman',
        ['Size', 'Flap', 'For'],
        ['Medium', `${w.inches(8)} by ${w.inches(12)}`, `Cats, and dogs to ${w.pounds(40)}`],
        ['Large', `${w.inches(11)} by ${w.inches(17)}`, `Dogs to ${w.pounds(100)}`],
      ),
      paragraphs(
        'Between two sizes take the larger one, and for a puppy measure its mother. Going through a wall takes the wall kit, which is sold apart.',
      ),
      callout(
        'Who else fits',
        'A large flap lets a small child through. Use the slide locks where there is a pool.',
        'care',
      ),
    ),
  }),
  supportArticle({
    slug: 'smart-doorman-does-not-open',
    title: 'The Smart Doorman does not open',
    summary:
      'Key, power or pawprints on the sensor: how to find out in two minutes why the door stays shut.',
    topic: 'doors',
    reviewedAt: '2026-09-15',
    products: ['smart-doorman-pet-door', 'doorman-collar-key'],
    next: ['replace-a-flap'],
    mostRead: 8,
    body: body(
      paragraphs(
        'The door opens to its key fob or to the collar. Watch the light on the panel while your dog walks up.',
      ),
      table(
        'What the panel says',
        ['Light', 'Meaning', 'Mend it'],
        ['None', 'No power', 'Check the plug and the outlet'],
        [
          'White, nothing happens',
          'It does not hear the key',
          'Bring the key nearer; after about 12 months change its coin cell',
        ],
        ['Red flash', 'A key it does not know', 'Pair it as below'],
        ['Amber', 'Locked by the timer', 'Turn the dial to “Free”'],
        ['Green, flap stuck', 'Something is in the frame', 'Clean the lower edge'],
      ),
      heading('Pair a key'),
      numbered(
        'Hold the button inside until the light is blue.',
        'Hold the [collar key](/products/doorman-collar-key) in front of the sensor.',
        'Two green flashes: the door knows it. It can know eight keys.',
      ),
      bullets(
        'Wipe the sensor with a soft cloth. Nose prints count as dirt.',
        'Metal tags beside the key weaken it. Hang them on another ring.',
      ),
      callout(
        'Never force the flap',
        'Use the release at the top of the frame. It lets the flap swing by hand until you press it again.',
      ),
    ),
  }),
  supportArticle({
    slug: 'replace-a-flap',
    title: 'Replace the flap of a Doorman',
    summary:
      'Four screws and ten minutes: change a torn or yellowed flap without taking the frame out.',
    topic: 'doors',
    reviewedAt: '2026-03-11',
    products: ['doorman-pet-door', 'doorman-replacement-flap'],
    next: ['choose-and-measure-a-pet-door'],
    body: body(
      paragraphs(
        'Flaps are covered for a year. After that a new one costs little and makes an old door shut again.',
      ),
      numbered(
        'Close both slide locks, so that the old flap cannot fall out.',
        'Loosen the four screws along the top of the inside frame.',
        'Open the locks and draw the old flap down and out.',
        'Slide the new flap up into the slot with its magnet strip at the bottom.',
        'Tighten the screws in turn. The flap should swing freely and close with a soft click.',
      ),
      productCard('doorman-replacement-flap', 'With magnet strip and screws.'),
      callout(
        'In the cold',
        'Let a new flap lie flat in a warm room for a night. It comes rolled and remembers it.',
      ),
    ),
  }),
];

export const orderArticles = (w: Wording) => [
  supportArticle({
    slug: 'where-is-my-order',
    title: 'Where is my order?',
    summary: 'Find the tracking number, read what it says, and know when to call us.',
    topic: 'orders',
    reviewedAt: '2026-10-01',
    next: ['change-or-cancel-an-order', 'return-something'],
    mostRead: 9,
    body: body(
      paragraphs(
        'Orders placed before 2 pm ET on a business day leave the same day. Your shipping letter has the tracking number.',
      ),
      table(
        'How long it takes',
        ['To', 'Business days'],
        ...w.pick(
          [
            ['The forty-eight states', '2 to 5'],
            ['Alaska and Hawaii', 'About 8'],
          ],
          [
            ['The provinces', '2 to 6'],
            ['The territories and remote postal codes', 'About 12'],
          ],
        ),
      ),
      heading('What the carrier says'),
      bullets(
        '**Label made**: packed, and waiting for the truck.',
        '**In transit**: on its way. It is read at each depot, so a day without news is normal.',
        '**Out for delivery**: today.',
        '**Delivered, and it is not there**: look with a neighbor and behind the planter, then call us the next day.',
      ),
      paragraphs(
        `If the number has not moved for three days, call [${w.phone}](${w.phoneUrl}). We find it or send it again.`,
      ),
    ),
  }),
  supportArticle({
    slug: 'change-or-cancel-an-order',
    title: 'Change or cancel an order',
    summary:
      'What can be changed in the first hour, what later, and what to do once the parcel has left.',
    topic: 'orders',
    reviewedAt: '2026-08-11',
    next: ['where-is-my-order', 'return-something'],
    body: body(
      paragraphs('We pack fast, so changes are a matter of minutes. Call rather than write.'),
      table(
        'What can be changed, and until when',
        ['Change', 'Within an hour', 'Later, before it leaves', 'On its way'],
        ['Address', 'Yes', 'Often', 'Ask the carrier'],
        ['Size or color', 'Yes', 'Sometimes', 'Exchange it'],
        ['Cancel', 'Yes', 'Sometimes', 'Send it back'],
        ['Promotion code forgotten', 'Yes', 'Yes', 'Yes, within 7 days'],
      ),
      numbered(
        'Have the order number ready. It is in the subject of our letter and begins with a number sign.',
        `Call [${w.phone}](${w.phoneUrl}) during care hours.`,
        'We say at once whether it worked, and write to confirm it.',
      ),
      callout(
        'Fences and consultations',
        'What a dealer fits is changed with your dealer, up to the day before the visit, without a fee.',
      ),
    ),
  }),
  supportArticle({
    slug: 'return-something',
    title: 'Return something',
    summary:
      'Forty-five days, a number, a label and any sturdy box: how to send something back and when the money arrives.',
    topic: 'orders',
    reviewedAt: '2026-08-11',
    next: ['where-is-my-order'],
    body: body(
      paragraphs(
        'You have 45 days from delivery to return anything from the shop, used or not, as long as it is whole and clean. Fences have a whole year.',
      ),
      numbered(
        `Call [${w.phone}](${w.phoneUrl}) for a return number and a label.`,
        'Pack it in any sturdy box. Put the number on a slip inside.',
        'Drop it off and keep the receipt.',
        'We refund the card you paid with within 5 business days of receiving it.',
      ),
      bullets(
        'Opened food and treats stay with you. If your pet will not eat them, we refund the first bag.',
        'Service plans and training can be canceled before they begin.',
      ),
      paragraphs(
        'All terms are on [shipping and returns](/shipping-and-returns), and the year for fences in the [money-back guarantee](/money-back-guarantee).',
      ),
      faq(
        [
          'Who pays for the label?',
          'We do if something was wrong or broken. Otherwise it is taken off your refund at cost.',
        ],
        [
          'Can I exchange instead?',
          'Yes. Say so on the phone, and the new size leaves before the old one is back.',
        ],
      ),
    ),
  }),
];
