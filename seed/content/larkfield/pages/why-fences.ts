import { bullets, paragraphs, text } from '~/seed/content/blocks';
import { fileField } from '~/seed/content/files';
import { imageField } from '~/seed/content/images';
import { labelled, primary, secondary } from '~/seed/content/links';
import * as m from '~/seed/content/modules';
import { page } from '~/seed/content/page';
import { picture } from '~/seed/content/pictures';
import type { Wording } from '~/seed/content/wording';

/** Why a fence by GPS. */
export const whyGpsCollar = (w: Wording) =>
  page({
    slug: 'why-gps-collar',
    title: 'Why a GPS collar',
    seo: {
      title: 'Why choose a GPS collar for your dog',
      description:
        'A fence you draw on your phone, a dog you can find at once and 36 hours on a charge: who the GPS collar suits, and who it does not.',
      image: picture('gpsMap'),
    },
    modules: [
      m.hero({
        eyebrow: 'GPS collar',
        heading: 'Home goes where you go',
        body: 'Draw a line on your phone and it is a fence. Draw another at the lake. The collar knows which one it is in.',
        image: picture('gpsMap'),
        actions: [
          primary('Shop the GPS collar', '/products/gps-collar'),
          secondary('Find your fence', '/find-your-fence'),
        ],
        facts: ['36 hours per charge', `Dogs from ${w.pounds(8)}`, 'Live location'],
      }),
      m.feature({
        heading: 'It stops them at the line, and finds them past it',
        body: text(
          paragraphs(
            `In open sky the collar knows its place to about ${w.pick('3 ft', '3 ft (1 m)')}. Near the line it plays a tone; if your dog goes on, it can add a light stimulation at one of 25 levels, or stay on tone only.`,
            'Should your dog cross all the same, nothing happens on the way back in. You see it moving on the map and can walk straight to it. LTE carries the position where there is coverage, with satellite to place the collar anywhere it can see the sky.',
          ),
        ),
        image: imageField('products/gps-collar/slate.jpg'),
        imageSide: 'right',
        points: [
          'Full again in 2 hours',
          `Waterproof to ${w.pick('3.3 ft (1 m)', '1 m')} for 30 minutes`,
          'Tone only, or 25 levels',
        ],
      }),
      m.video({
        heading: 'Draw the line',
        body: 'How a lawn becomes a fence, in less than half a minute.',
        title: 'Draw the line',
        poster: picture('gpsMap'),
        file: fileField('media/draw-the-line.webm'),
        captions: fileField('media/why-a-line.vtt'),
        seconds: 21,
        transcript:
          'Open the app and walk the edge of your yard. The line follows you on the map. Keep some room from the road. Leave out the pool and the vegetable bed if you like. Put a flag in the ground every few steps. The line is for the collar. The flags are for the dog.',
      }),
      m.tabs({
        heading: 'Is it for you?',
        tabs: [
          {
            title: "Who it's for",
            image: picture('trail'),
            body: text(
              bullets(
                'Open land with a clear view of the sky, from a suburban corner lot to a farm.',
                'Families with more than one place to be: the cottage, the grandparents, a campsite.',
                'Dogs who have been lost once already.',
              ),
            ),
          },
          {
            title: 'Who should look at wire',
            image: picture('yardAbove'),
            body: text(
              bullets(
                'Yards under tall trees or close between houses, where the sky is narrow and the line would wander.',
                `Dogs under ${w.pounds(8)}, for whom the module is too heavy.`,
                'Anyone who would rather not charge a collar every day and a half. [Boundary Plus](/why-boundary-plus) runs about 3 months on a power cap.',
              ),
            ),
          },
          {
            title: 'What you pay again',
            image: imageField('products/gps-collar/2.jpg'),
            body: text(
              paragraphs(
                'The collar works with a [service plan](/products/service-plan), by the month or by the year. It pays for the cellular and location service, and it is the only thing you pay for again.',
              ),
            ),
          },
        ],
      }),
      m.productRail({
        heading: 'What goes with it',
        handles: ['gps-collar', 'service-plan', 'charging-dock', 'contact-posts'],
      }),
    ],
  });

/** Why a fence by a buried wire. */
export const whyBoundaryPlus = (w: Wording) =>
  page({
    slug: 'why-boundary-plus',
    title: 'Why Boundary Plus',
    seo: {
      title: 'Why choose Boundary Plus, the installed in-ground fence',
      description:
        'A firm line out of sight, installed in a day and taught in two weeks. What the Boundary Plus fence does well and what a dealer does for you.',
      image: picture('yardAbove'),
    },
    modules: [
      m.hero({
        eyebrow: 'Boundary Plus',
        heading: 'A line that stays exactly where you put it',
        body: `Wire in the ground or along the surface, around up to ${w.acres(25)}. No satellites to wait for, and nothing to see from the street.`,
        image: picture('yardAbove'),
        actions: [
          primary('Book a consultation', '/products/boundary-plus-fence-package'),
          secondary('What it costs', '/what-it-costs'),
        ],
      }),
      m.steps({
        heading: 'From first call to first walk',
        steps: [
          { title: 'The call', text: 'A dealer rings you within 1 to 2 business days.' },
          {
            title: 'The visit',
            text: 'About an hour in your yard, free, with a plan of the line and a price at the end.',
          },
          {
            title: 'The installation',
            text: 'Usually one day. A narrow slit in the lawn, closed behind the machine.',
          },
          {
            title: 'The lessons',
            text: 'Flags first, then tone, then freedom, over about two weeks.',
          },
        ],
      }),
      m.feature({
        heading: 'Made for shapes, not circles',
        body: text(
          paragraphs(
            'Yards are not round. Wire follows the hedge, leaves the drive open for you and closes it for the dog, and makes an island of the vegetable bed.',
            'The collar is small and light, and runs about 3 months on one [power cap](/products/power-cap-battery). Nobody has to remember a charger. When the wire is ever cut, by a spade or a frost, the transmitter says so and the [repair kit](/products/wire-repair-kit) has you back the same afternoon.',
          ),
        ),
        image: imageField('products/boundary-plus-fence-package/2.jpg'),
        imageSide: 'right',
        link: labelled('See the package', '/products/boundary-plus-fence-package'),
        points: [
          'Works under trees and beside walls',
          'Any number of dogs on one line',
          'No service plan needed',
        ],
      }),
      m.quote({
        quote:
          'People think the wire is what I sell. What I sell is the moment the dog looks at the flag, looks at you, and walks back.',
        attribution: 'A dealer of nineteen years',
        image: picture('training'),
      }),
    ],
  });
