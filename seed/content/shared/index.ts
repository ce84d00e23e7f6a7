import { bullets, heading, numbered, paragraphs, subheading } from '../blocks';
import { body, callout, faq, table, type BodyBlock } from '../blog/rich';
import type { DocumentSource, Site } from '../document';
import type { Wording } from '../wording';
import type { SHARED_SLUGS } from './slugs';

interface SharedSource {
  readonly slug: (typeof SHARED_SLUGS)[number];
  readonly title: string;
  readonly description: string;
  /** Sites that show it besides the one that keeps it. */
  readonly sites: readonly Site[];
  readonly body: readonly BodyBlock[];
}

const shared = ({ slug, description, ...fields }: SharedSource): DocumentSource => ({
  type: 'sharedPage',
  name: slug,
  fields: {
    ...fields,
    slug: { _type: 'slug', current: slug },
    seo: { title: fields.title, description },
  },
});

// Pawmere shows this one too: it links only to what both shops have.
const returnsNotice = () =>
  shared({
    slug: 'returns-notice',
    title: 'Returns notice',
    description:
      'The short form of our returns terms: {returnDays} days, who pays for the way back, what cannot be returned, and how a refund reaches you.',
    sites: ['larkfield', 'pawmere'],
    body: body(
      paragraphs(
        'This notice goes with every order, on paper and here. It holds for everything bought in the shop. Fences fitted by a dealer have a year and terms of their own.',
      ),
      heading('{returnDays} days'),
      paragraphs(
        'You have **{returnDays} days** from delivery to send back anything from the shop, used or not, as long as it is whole and clean. If your pet disagrees with your choice, that is a good reason.',
      ),
      table(
        'Who pays for the way back',
        ['Reason', 'Return shipping', 'Refund'],
        ['Something was wrong or broken', 'On us', 'In full'],
        ['You ordered the wrong size', 'The label, at cost, off your refund', 'In full'],
        ['You changed your mind', 'The label, at cost, off your refund', 'In full'],
      ),
      heading('What cannot come back'),
      bullets(
        'Opened food, treats and supplements. If your pet will not eat them, tell us and we refund the first bag.',
        'Service plans and training that have begun. Before they begin, they can be canceled.',
      ),
      heading('How it works'),
      numbered(
        'Call us for a return number and a label. The telephone number and our hours are at the foot of every page.',
        'Pack it in any sturdy box, with the number on a slip inside.',
        'We refund the card you paid with within 5 business days of receiving it.',
      ),
      callout(
        'Faults are another matter',
        'Something that fails through no fault of yours is covered by its warranty, which lasts longer than {returnDays} days. Call us and we will find out together.',
      ),
    ),
  });

const dealerPromise = (w: Wording) =>
  shared({
    slug: 'dealer-promise',
    title: 'The dealer promise',
    description:
      'What every Larkfield dealer promises: a call within 1 to 2 business days, a written price, a lesson for your dog and somebody who comes back.',
    sites: ['larkfield'],
    body: body(
      paragraphs(
        'Dealers are small local businesses, and no two are alike. These six things are the same everywhere. Each dealer signs them, and you may hold us to them.',
      ),
      heading('Before'),
      numbered(
        '**We call** within 1 to 2 business days.',
        '**We come and look.** A consultation lasts about 1 hour, is free and commits you to nothing.',
        '**We write the price down** before anything is dug, and it is the price you pay.',
      ),
      heading('During'),
      numbered(
        '**We leave your lawn as we found it.** If we cut a root or a sprinkler line, we mend it.',
        '**We teach your dog**, with a tone first and the lowest level that it notices, until it has understood. We also teach whoever else lives there.',
      ),
      heading('After'),
      numbered(
        '**We come back.** If something is not working in the first year, a visit or a video call is free. After that you still have our number, and we still have yours.',
      ),
      callout(
        'If a dealer does not keep it',
        `Call care at ${w.phone}, Monday to Friday 8 am to 8 pm ET or Saturday 9 am to 5 pm ET. We will put it right, with another dealer if need be.`,
        'care',
      ),
      paragraphs(
        'The promise stands beside the [1-year money-back guarantee](/money-back-guarantee), and takes nothing away from it. [Find a dealer](/dealers) near you.',
      ),
    ),
  });

const gpsCoverage = (w: Wording) =>
  shared({
    slug: 'gps-coverage',
    title: 'GPS coverage',
    description:
      'Where the GPS collar works, what happens without a phone signal, how trees and walls change the line, and how to test your own yard.',
    sites: ['larkfield'],
    body: body(
      paragraphs(
        'The collar uses two things at once. Satellites tell it where it is, and that is all a fence needs. LTE, the network of your phone, tells _you_ where it is. They fail in different places, so it helps to know which is which.',
      ),
      table(
        'What works where',
        ['Place', 'The fence', 'Your map'],
        ['Open sky, with LTE', 'Yes', 'Live'],
        ['Open sky, without LTE', 'Yes, from memory', 'When the collar is back in coverage'],
        ['Under dense trees', 'The line wanders', 'As the network allows'],
        ['Indoors', 'Paused', 'Usually'],
        ['Power cut at home', 'Yes', 'If the network is up'],
      ),
      heading('Satellites'),
      paragraphs(
        `In open sky the collar knows its place to about ${w.feet(3)}. Walls on two sides, a tin roof or heavy leaves make that worse. Rain, snow and clouds do not.`,
      ),
      heading('LTE'),
      paragraphs(
        w.pick(
          'The service plan covers the lower 48 states, Alaska’s towns and Hawaii, and works across the border in southern Canada. Valleys and wide-open counties have gaps, as they do for your phone.',
          'The service plan covers the provinces wherever people live, the towns of the territories, and works across the border in the United States. Valleys, northern lakes and long highways have gaps, as they do for your phone.',
        ),
      ),
      heading('Test your yard'),
      numbered(
        'Charge the collar, put it on nobody, and carry it out at noon.',
        'Stand in the middle for two minutes, so that it finds the sky.',
        'Walk the line with the app open. The dot should follow you within a long step.',
        'Do it once more when the trees are in leaf.',
      ),
      subheading('If the dot wanders'),
      paragraphs(
        'Draw the line further in, or leave the corner under the oaks outside. If that costs you too much lawn, [Boundary Plus](/why-boundary-plus) keeps its line under any tree. We compare the two in [GPS or wire](/blog/gps-or-wire).',
      ),
      faq(
        [
          'Is the service plan needed for the fence itself?',
          'Yes. It pays for the LTE and satellite connection, by the month or by the year.',
        ],
        [
          'Does it work abroad?',
          'In the United States and Canada. Elsewhere the collar finds its place, but the map stays empty.',
        ],
      ),
    ),
  });

/** Texts that brands share. */
export const sharedPages = (w: Wording): readonly DocumentSource[] => [
  returnsNotice(),
  dealerPromise(w),
  gpsCoverage(w),
];
