import { bullets, heading, numbered, paragraphs } from '../blocks';
import { body, callout, faq, productCard, table } from '../blog/rich';
import type { Wording } from '../wording';
import { supportArticle } from './article';

export const appArticles = (w: Wording) => [
  supportArticle({
    slug: 'draw-a-fence-in-the-app',
    title: 'Draw a fence in the app',
    summary:
      'Walk the line or draw it on the map, keep away from the road, and test it with the collar in your hand.',
    topic: 'app',
    reviewedAt: '2026-10-12',
    products: ['gps-collar', 'boundary-flags'],
    next: ['set-up-a-gps-collar', 'collar-not-found-on-the-map'],
    mostRead: 3,
    body: body(
      paragraphs(
        'You can keep twenty fences: home, the cottage, your sister’s yard. The collar knows which one it is in.',
      ),
      heading('Step by step'),
      numbered(
        'Choose “New fence”, then “Walk it” or “Draw it”. Walking is more exact under trees.',
        `Keep ${w.feet(10)} from roads, ponds and the neighbor’s dog. In open sky the boundary holds to about ${w.pick('3.3 ft', '1 m')}, under trees it may be more.`,
        'Close the shape. Corners should be wide: a dog in a sharp corner has nowhere to turn.',
        'Leave out what should stay out, such as a pool, with “Keep-out area”.',
        'Save. The collar has the new fence when the app shows a check mark beside it.',
        'Carry the collar over the line, fingers off the posts, and listen for the tone.',
      ),
      callout(
        'A map is not a lesson',
        'Your dog cannot see the line. Set flags, and teach it for two weeks before you trust it.',
        'care',
      ),
      paragraphs(
        'The eight lessons are in [GPS collar training](/videos/gps-collar-training), and a pack of [boundary flags](/products/boundary-flags) covers most yards.',
      ),
      table(
        'How much room a fence needs',
        ['Place', 'At least'],
        ['Open lawn', `${w.feet(80)} across`],
        ['Some trees', `${w.feet(120)} across`],
        ['Thick woods, deep valleys', 'Ask for in-ground wire'],
      ),
    ),
  }),
  supportArticle({
    slug: 'collar-not-found-on-the-map',
    title: 'The collar is not on the map',
    summary:
      'No signal, no plan or no charge: how to tell which, and how to find a dog that is out right now.',
    topic: 'app',
    reviewedAt: '2026-09-29',
    products: ['gps-collar', 'service-plan'],
    next: ['gps-collar-does-not-charge', 'draw-a-fence-in-the-app'],
    mostRead: 5,
    body: body(
      callout(
        'Your dog is out now?',
        'Open “Find” and choose “Live”. Go to the last place that is shown, call, and shake the treat pouch. The collar keeps sending until its battery ends.',
        'care',
      ),
      heading('What the map says'),
      table(
        'Why a collar is gray on the map',
        ['It says', 'Cause', 'Mend it'],
        ['Last seen …', 'No LTE where the dog is', 'Wait: it is sent again every minute'],
        ['No service', 'The plan has ended', 'Call us to renew it'],
        ['Switched off', 'Off, or empty', 'Charge it for 2 hours'],
        ['Looking for sky', 'Indoors or in a cellar', 'Take it outdoors'],
      ),
      heading('If it is none of these'),
      numbered(
        'Switch the collar off and on: hold the button for three seconds, twice.',
        'See that your phone is online and the app is the newest one.',
        'Remove the collar in the app and add it again. Your fences stay.',
      ),
      paragraphs(
        'The [coverage page](/gps-coverage) tells what LTE and satellite reach, and where they do not.',
      ),
    ),
  }),
  supportArticle({
    slug: 'share-a-collar-with-family',
    title: 'Share a collar with your family or a sitter',
    summary:
      'Invite others to the app, choose what they may change, and take the invitation back again.',
    topic: 'app',
    reviewedAt: '2026-06-18',
    products: ['gps-collar'],
    next: ['collar-not-found-on-the-map'],
    body: body(
      paragraphs(
        'Up to six people can follow one collar. Each has a sign-in of their own, so nobody has to know your password.',
      ),
      numbered(
        'In the app open the dog’s page and choose “People”.',
        'Choose “Invite” and type an email address.',
        'Choose what they may do. You can change it later.',
        'They open the letter on their phone, and the dog is on their map.',
      ),
      table(
        'What people may do',
        ['', 'Follow', 'Change level', 'Draw fences', 'Pay'],
        ['Owner', 'Yes', 'Yes', 'Yes', 'Yes'],
        ['Family', 'Yes', 'Yes', 'Yes', 'No'],
        ['Sitter', 'Yes', 'No', 'No', 'No'],
      ),
      paragraphs(
        'A sitter’s invitation ends on the day you choose. To take it back at once, choose “Remove”.',
      ),
      faq(
        [
          'The invitation did not arrive.',
          'Look in the spam folder, then send it again. It holds for seven days.',
        ],
        [
          'Can two owners share one dog?',
          'One owner pays. Make the other one family: they can do everything else.',
        ],
      ),
    ),
  }),
];

export const wireArticles = (w: Wording) => [
  supportArticle({
    slug: 'transmitter-beeps',
    title: 'The transmitter beeps: find out why',
    summary:
      'A steady beep means an open loop. Tell a cut wire from a loose plug in five minutes, without digging.',
    topic: 'wire-breaks',
    reviewedAt: '2026-10-05',
    products: ['boundary-plus-fence-package', 'wire-repair-kit'],
    next: ['mend-a-cut-wire', 'lightning-and-the-fence'],
    mostRead: 7,
    body: body(
      callout(
        'Lead first',
        'While it beeps there is no fence. Keep your dog on a lead or indoors until the light is green again.',
        'care',
      ),
      heading('Is it the wire or the plug?'),
      numbered(
        'Unplug both boundary wires from the transmitter.',
        'Bridge the two sockets with the short test wire that came with it.',
        'If it **stops beeping**, the transmitter is well and the wire is open somewhere: go on to [mending a cut wire](/support/articles/mend-a-cut-wire).',
        'If it **goes on**, the transmitter needs us. It is covered for 10 years.',
      ),
      table(
        'Lights of the transmitter',
        ['Light', 'Sound', 'Meaning'],
        ['Green', 'None', 'All well'],
        ['Red', 'Steady beep', 'The loop is open'],
        ['Amber', 'One beep a minute', 'The loop is weak: a bad splice or a long twisted pair'],
        ['None', 'None', 'No power: check the outlet and the surge protector'],
      ),
    ),
  }),
  supportArticle({
    slug: 'mend-a-cut-wire',
    title: 'Mend a cut boundary wire',
    summary:
      'Find the cut, strip, twist and seal it. With the repair kit it takes about twenty minutes.',
    topic: 'wire-breaks',
    reviewedAt: '2026-10-05',
    products: ['wire-repair-kit', 'boundary-plus-fence-package'],
    next: ['transmitter-beeps', 'lightning-and-the-fence'],
    body: body(
      paragraphs(
        'Nine cuts of ten are where somebody last used a spade, an edger or an aerator. Think of last weekend before you look anywhere else.',
      ),
      heading('Find it'),
      bullets(
        'Walk the line and look for fresh earth, a new plant or a mown edge.',
        'Nothing to see? Join the two wires at the transmitter with half the loop at a time, using a spare length laid on the grass. The half that beeps has the cut.',
        'Your dealer has a tool that listens for a break under the lawn.',
      ),
      heading('Mend it'),
      numbered(
        'Unplug the transmitter.',
        `Dig up ${w.feet(1)} of wire on both sides of the cut.`,
        `Strip ${w.inches(1)} of each end with the strippers of the kit.`,
        'If the ends do not meet, add a piece of wire with two splices.',
        'Twist the ends together the same way round, five turns.',
        'Push the splice into a gel capsule until the gel comes out, and close the lid.',
        'Plug in. When the light is green, bury the wire again.',
      ),
      callout(
        'Call before you dig deep',
        'Deeper than a hand, gas and power lines may run there. Have them marked first; it is free.',
        'care',
      ),
      productCard('wire-repair-kit', 'Wire, six gel capsules and wire strippers.'),
    ),
  }),
  supportArticle({
    slug: 'lightning-and-the-fence',
    title: 'Protect an in-ground fence from lightning',
    summary:
      'Why a loop of wire attracts trouble, what a surge protector does, and what to check after a storm.',
    topic: 'wire-breaks',
    reviewedAt: '2026-05-22',
    products: ['surge-protector', 'boundary-plus-fence-package'],
    next: ['transmitter-beeps'],
    body: body(
      paragraphs(
        'A boundary wire is a large loop in wet ground. A strike nearby sends a surge along it into the transmitter. The warranty does not cover that without a surge protector.',
      ),
      heading('Before the season'),
      numbered(
        'Plug the [surge protector](/products/surge-protector) into a grounded outlet.',
        'Put both ends of the boundary wire into its terminals, and the short leads into the transmitter.',
        'See that its light is green. Red means that it has done its work: replace it.',
      ),
      heading('After a storm'),
      bullets(
        'Look at both lights before you let the dog out.',
        'Carry the collar over the line and listen for the tone.',
        'If the transmitter is dark, test it in another outlet.',
      ),
      callout(
        'Not during one',
        'Never touch the wires while there is thunder. Let the dog wait indoors.',
        'care',
      ),
    ),
  }),
];
