import { bullets, heading, paragraphs, text } from '../../blocks';
import type { DocumentSource } from '../../document';
import { imageField } from '../../images';
import { labelled, primary, secondary } from '../../links';
import * as m from '../../modules';
import { page } from '../../page';
import { PICTURES } from '../../pictures';
import type { Wording } from '../../wording';

/** The eight lessons of the GPS collar, in words; the old list of playlists leads here. */
export const collarLessons = (w: Wording): readonly DocumentSource[] => [
  page({
    slug: 'videos/gps-collar-training',
    title: 'GPS collar training',
    seo: {
      title: 'GPS collar training in eight short lessons',
      description:
        'From the first fit to the first walk without a lead: eight lessons of ten minutes that teach a dog where home ends, kindly and in order.',
      image: PICTURES.training,
    },
    modules: [
      m.hero({
        eyebrow: 'GPS collar',
        heading: 'Eight lessons, ten minutes each',
        body: 'Your dog cannot see the line on your phone. These two weeks are how it learns where the line is, and that turning back is worth it.',
        image: PICTURES.training,
        actions: [
          primary('Book a free consultation', '/free-consultation'),
          secondary('See the GPS collar', '/products/gps-collar'),
        ],
        facts: ['Two weeks', 'Twice a day', 'Always on a lead at first'],
      }),
      m.steps({
        heading: 'The lessons',
        steps: [
          {
            title: 'Fit and charge',
            text: 'Two hours on the dock for a full charge, then snug high on the neck: two fingers fit under the strap.',
          },
          {
            title: 'Wear it and forget it',
            text: 'A day at home with the collar switched off. Meals, naps and play, as if it were any collar.',
          },
          {
            title: 'Draw the line',
            text: `Walk the edge with your phone and keep ${w.feet(10)} from the road. Set flags along it, one every few steps.`,
          },
          {
            title: 'Meet the tone',
            text: 'Tone only, on a lead. At the flags it sounds; you turn, call gladly and pay with a treat.',
          },
          {
            title: 'Turn before you call',
            text: 'The same walk, but wait a breath at the tone. The day your dog turns by itself, stop early and celebrate.',
          },
          {
            title: 'Find the right level',
            text: 'If tone alone is not enough, begin at level 1 of 25 and go up one at a time. The right level is an ear that turns, no more.',
          },
          {
            title: 'Tempting things',
            text: 'A ball, a friend, a squirrel if one volunteers. Still on the lead, still paid for every turn.',
          },
          {
            title: 'Off the lead',
            text: 'Ten minutes with you in the yard, then twenty, then an hour. Take every other flag away each week.',
          },
        ],
      }),
      m.feature({
        heading: 'If a lesson goes wrong, go back one',
        body: text(
          paragraphs(
            'A dog who hangs back from the yard has been hurried. Put the collar on tone only, feed supper by the flags for two days, and begin again at lesson 4. It costs a weekend and saves the summer.',
            'A dog who runs through has not understood yet, or the strap is loose. Check the fit first; a higher level teaches nothing that practice does not.',
          ),
        ),
        image: imageField('products/gps-collar/slate.jpg'),
        imageSide: 'right',
        link: labelled('Ask for a trainer', '/products/training-consultation'),
      }),
      m.richText(
        text(
          heading('Keep by the door'),
          bullets(
            'Treats smaller than a pea, so that the twentieth still counts.',
            `A long lead of ${w.feet(30)}, for lessons 5 to 7.`,
            'The charging dock. A collar lasts 36 hours, so a charge every evening becomes a habit.',
          ),
          paragraphs(
            'With a second dog, teach one at a time and let the other watch from a window. They learn more than you would think.',
          ),
        ),
      ),
      m.productRail({
        heading: 'For the lessons',
        handles: [
          'training-starter-kit',
          'long-training-lead',
          'training-treats',
          'boundary-flags',
        ],
      }),
    ],
  }),
];
