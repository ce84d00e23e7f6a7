import { bullets, heading, numbered, paragraphs } from '../blocks';
import { body, callout, faq, productCard, table } from '../blog/rich';
import type { Wording } from '../wording';
import { supportArticle } from './article';

export const setUpArticles = (w: Wording) => [
  supportArticle({
    slug: 'set-up-a-gps-collar',
    title: 'Set up a GPS collar',
    summary:
      'Charge the collar, join it to the app, start its service plan and draw a first fence, in about three hours of which two are charging.',
    topic: 'set-up',
    reviewedAt: '2026-10-12',
    products: ['gps-collar', 'charging-dock', 'service-plan'],
    next: ['fit-the-collar', 'draw-a-fence-in-the-app'],
    mostRead: 1,
    body: body(
      paragraphs(
        'You need the collar, its charging dock, your phone and a yard with some sky. The collar learns where it is from satellites, so do the last two steps outdoors.',
      ),
      heading('Step by step'),
      numbered(
        '**Charge.** Set the collar on its dock until it clicks. The light is amber while it charges and green when it is full, after 2 hours.',
        '**Switch on.** Hold the button for three seconds. The collar beeps twice.',
        '**Join.** In the app choose “Add a collar” and hold the phone beside it. The app asks for the model number, which is inside the strap: it begins with LF-GPS.',
        '**Start the service plan.** The collar cannot talk to your phone without one. Monthly and yearly plans are on the [service plan](/products/service-plan) page.',
        '**Go outdoors.** Wait until the app says “Ready”. The first time takes up to ten minutes, later a few seconds.',
        '**Draw a fence.** Walk the edge with your phone, or draw it on the map.',
      ),
      callout(
        'Not on the dog yet',
        'Let your dog wear the collar for a day with everything switched off before the first lesson. Otherwise the collar itself becomes the signal.',
        'care',
      ),
      heading('What the light says'),
      table(
        'Lights of the GPS collar',
        ['Light', 'Meaning', 'What to do'],
        ['Amber, steady', 'Charging', 'Leave it for up to 2 hours'],
        ['Green, steady', 'Full', 'Take it off the dock'],
        ['Blue, slow', 'Looking for satellites', 'Go outdoors and wait'],
        ['Blue, steady', 'Ready', 'Draw a fence'],
        ['Red, three flashes', 'Below one tenth', 'Charge it now'],
      ),
      productCard('service-plan', 'LTE and satellite, by the month or by the year.'),
    ),
  }),
  supportArticle({
    slug: 'fit-the-collar',
    title: 'Fit a collar so that it works and does not rub',
    summary:
      'Two fingers under the strap, posts on the skin, off at night: how to fit any Larkfield collar, and what to look for.',
    topic: 'set-up',
    reviewedAt: '2026-09-21',
    products: ['gps-collar', 'boundary-collar', 'contact-posts'],
    next: ['clean-and-store-a-collar'],
    mostRead: 4,
    body: body(
      paragraphs(
        'A loose collar slides and rubs. A tight one hurts. Most trouble with a fence that “does not work” is a collar one hole too loose.',
      ),
      heading('Step by step'),
      numbered(
        'Let your dog stand. Place the collar high on the neck, just below the ears.',
        'Close the buckle so that **two fingers** slide under the strap, side by side, no more.',
        'Part the coat and see that both posts touch skin. For a thick coat use the long [contact posts](/products/contact-posts).',
        'Turn the posts finger tight, then a quarter turn with the wrench.',
        'Cut the end of the strap and seal it with a flame. Leave a hand’s width for winter coat.',
      ),
      table(
        'Strap sizes of the GPS collar',
        ['Size', 'Neck'],
        ['Small', `${w.inches(9)} to ${w.inches(14)}`],
        ['Medium', `${w.inches(13)} to ${w.inches(19)}`],
        ['Large', `${w.inches(18)} to ${w.inches(26)}`],
      ),
      callout(
        'Look at the skin',
        'Take the collar off every night, at the latest after 12 hours. Red or bare skin under a post means no collar until it has healed, and a word with your vet if it does not.',
        'care',
      ),
      heading('Too small for a collar'),
      paragraphs(
        `The GPS collar is for dogs from ${w.pounds(8)}. A lighter dog is better off with a lead, a run or a friend.`,
      ),
    ),
  }),
  supportArticle({
    slug: 'pair-a-boundary-collar',
    title: 'Pair a boundary collar with your transmitter',
    summary:
      'Add a second dog or replace a collar on an in-ground fence: pairing takes a minute at the transmitter.',
    topic: 'set-up',
    reviewedAt: '2026-08-30',
    products: ['boundary-collar', 'boundary-plus-fence-package', 'power-cap-battery'],
    next: ['change-a-power-cap', 'fit-the-collar'],
    body: body(
      paragraphs(
        'Boundary collars listen to one transmitter. A new one has to be told which. Any number of collars can listen to the same fence.',
      ),
      heading('Step by step'),
      numbered(
        'Turn a [Power Cap](/products/power-cap-battery) into the collar until it beeps once.',
        'On the transmitter hold “Pair” until its light blinks blue.',
        `Hold the collar within ${w.feet(3)} of the transmitter. It beeps twice and the light turns green.`,
        'Walk toward the line with the collar in your hand, not on the dog. The tone should sound at the flags.',
        'Set the level. Every new dog begins with tone only.',
      ),
      callout(
        'Hold it by the plastic',
        'While you test, keep your fingers off the posts. Use the test lamp that came with the fence.',
        'care',
      ),
      faq(
        [
          'It does not beep at all.',
          'Turn the Power Cap out and in again and wait for its single beep. Then hold “Pair” once more: the transmitter listens for half a minute.',
        ],
        [
          'Does it work with a GPS fence?',
          'No. Boundary collars listen for the wire, and for Indoor and Outdoor Shield.',
        ],
      ),
    ),
  }),
];

export const batteryArticles = (w: Wording) => [
  supportArticle({
    slug: 'gps-collar-does-not-charge',
    title: 'The GPS collar does not charge',
    summary:
      'Dirty contacts, a weak plug or a cold battery: three causes that you can mend at home, in the order in which to try them.',
    topic: 'battery',
    reviewedAt: '2026-10-02',
    products: ['gps-collar', 'charging-dock'],
    next: ['make-a-charge-last', 'clean-and-store-a-collar'],
    mostRead: 2,
    body: body(
      paragraphs(
        'A healthy collar goes from empty to full in 2 hours and then lasts 36. Try these in turn.',
      ),
      numbered(
        '**Wipe the contacts** on the collar and on the dock with a dry cloth. Hair and dried mud keep them apart.',
        '**Set it down again** until it clicks and the light turns amber. No light means no contact: turn the collar around once.',
        '**Change the plug.** Use a USB-C plug of 10 W or more, straight from the wall. A port on a laptop or a car is often too weak.',
        '**Let it warm up.** A collar straight from the snow will not charge until it is at room temperature. Give it half an hour.',
        '**Restart it.** Hold the button for fifteen seconds until it beeps, then set it on the dock.',
      ),
      callout(
        'Do not charge a damaged collar',
        'If the case is cracked, swollen or hot, take it off the dock, keep it away from the dog and call us. We replace it.',
        'care',
      ),
      heading('Still dark?'),
      paragraphs(
        `Then it is ours to mend. The collar and the dock are covered for a year. Call [${w.phone}](${w.phoneUrl}) with the model number from inside the strap.`,
      ),
      productCard('charging-dock', 'A second dock for the car or the cottage.'),
    ),
  }),
  supportArticle({
    slug: 'make-a-charge-last',
    title: 'Make a charge last 36 hours',
    summary:
      'What uses up a GPS collar’s battery, and the habit that means you never think of it again.',
    topic: 'battery',
    reviewedAt: '2026-07-14',
    products: ['gps-collar', 'charging-dock'],
    next: ['gps-collar-does-not-charge'],
    body: body(
      paragraphs(
        'The collar asks for its place more often when the dog is near the line or away from home. A dog that sleeps in the middle of the yard uses little.',
      ),
      table(
        'What a charge lasts',
        ['Day', 'Hours'],
        ['At home, mostly asleep', 'About 36'],
        ['Busy at the line all day', 'About 28'],
        ['Away from home, followed live in the app', 'About 9'],
        ['Freezing weather', 'A fifth less'],
      ),
      heading('The habit'),
      bullets(
        'Collar off at bedtime, onto the dock, on again after breakfast. Its skin rests while it charges.',
        'Stop live following in the app when your dog is home. It ends by itself after an hour.',
        'Turn on the reminder at one fifth. It comes to every phone in the family.',
      ),
      callout(
        'Storing it',
        'Away for the season? Charge it to about half and switch it off. An empty battery ages.',
      ),
    ),
  }),
  supportArticle({
    slug: 'change-a-power-cap',
    title: 'Change the Power Cap of a boundary collar',
    summary:
      'A quarter turn out, a quarter turn in, about every three months, and how to tell when it is time.',
    topic: 'battery',
    reviewedAt: '2026-09-08',
    products: ['power-cap-battery', 'boundary-collar'],
    next: ['pair-a-boundary-collar', 'skip-pause-or-stop-autoship'],
    mostRead: 6,
    body: body(
      paragraphs(
        'A Power Cap is battery and seal in one. It lasts about 3 months. The collar’s light flashes red every four seconds when a week is left.',
      ),
      heading('Step by step'),
      numbered(
        'Take the collar off the dog.',
        'Turn the old cap a quarter to the left by hand and lift it out.',
        'Wipe the rubber ring dry. A hair on it lets water in.',
        'Turn the new cap a quarter to the right until it beeps once.',
        'Write the date on the cap.',
      ),
      callout(
        'Keep caps away from children and pets',
        'A swallowed battery is an emergency, even if nothing hurts. Go to a hospital or a vet at once and take the pack along.',
        'care',
      ),
      paragraphs(
        'Many people let caps arrive by themselves: [Power Caps on Autoship](/products/power-cap-battery) come every 3, 4 or 6 months at 15% less. Old caps go to battery recycling, never into the bin.',
      ),
    ),
  }),
];
