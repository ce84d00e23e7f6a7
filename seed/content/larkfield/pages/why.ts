import { pageText } from '~/seed/content/page-text';
import { bullets, paragraphs, text } from '~/seed/content/blocks';
import type { DocumentSource } from '~/seed/content/document';
import { fileField } from '~/seed/content/files';
import { imageField } from '~/seed/content/images';
import { labelled, primary, secondary } from '~/seed/content/links';
import * as m from '~/seed/content/modules';
import { page } from '~/seed/content/page';
import { picture } from '~/seed/content/pictures';
import type { Wording } from '~/seed/content/wording';
import { areas } from '../areas';

const whyLarkfield = (w: Wording) =>
  page({
    slug: 'why-larkfield',
    title: 'Why Larkfield',
    seo: {
      title: 'Why Larkfield: a fence, a lesson and a neighbor',
      description:
        'What you get with a Larkfield fence: a dealer near you, training for your dog, honest equipment and a 1-year money-back guarantee.',
      image: picture('van'),
    },
    modules: [
      m.hero({
        eyebrow: 'Why Larkfield',
        heading: 'A fence is only as good as the lesson',
        body: 'Since 1976 we have learned one thing above all: dogs stay home because someone taught them kindly where home ends. So every fence we sell comes with the teaching.',
        image: picture('van'),
        actions: [
          primary('Book a free consultation', '/free-consultation'),
          secondary('Find a dealer', '/dealers'),
        ],
      }),
      m.featureGrid({
        heading: 'What comes with the fence',
        body: 'The wire is the smaller part of it.',
        items: [
          {
            title: 'Someone near you',
            text: 'Several hundred local dealers, most of them within an hour of you. You have their number, not a ticket.',
            image: picture('desk'),
            link: labelled('Find yours', '/dealers'),
          },
          {
            title: 'Training until it sits',
            text: 'With every installed fence: flags, tone and praise, until your dog has understood.',
            image: picture('training'),
            link: labelled('How Manners works', '/manners-dog-obedience-training'),
          },
          {
            title: 'A year to be sure',
            text: 'Money back if the fence does not keep your dog home, and honest advice before you buy.',
            image: picture('petsHome'),
            link: labelled('Read the guarantee', '/money-back-guarantee'),
          },
        ],
      }),
      m.feature({
        heading: 'The same person, years later',
        body: text(
          paragraphs(
            'A yard changes. A pool goes in, a fence post comes out, a second dog arrives. When that happens you do not open a ticket; you call the dealer who walked the yard with you the first time.',
            `Dealers live where they work. They know which soil freezes, which storms take out power, and which roads people drive too fast on. ${w.pick(
              'From Maine to Arizona',
              'From Vancouver Island to the Annapolis Valley',
            )} that turns out to matter more than any figure on a box.`,
          ),
        ),
        image: picture('yardAbove'),
        imageSide: 'left',
        link: labelled('What a visit is like', '/free-consultation'),
      }),
      m.richText(pageText('larkfield', 'why-larkfield', w)),
      m.gallery({
        heading: 'Yards we know',
        items: [
          {
            image: picture('yard'),
            caption:
              'A corner lot with a road on two sides. The line runs a dog’s length inside the hedge.',
          },
          {
            image: picture('yardAbove'),
            caption:
              'House, pool and three old trees: wire goes round what a dog should not reach.',
          },
          {
            image: picture('winter'),
            caption: 'Frost moves the ground, so we come back in spring and walk the line again.',
          },
          {
            image: picture('trail'),
            caption: 'Out on the trail the collar takes its fence along.',
          },
        ],
      }),
      m.reviewWall({ heading: 'In their own words', limit: 6 }),
      m.areaMap({
        heading: 'From Alaska to Newfoundland',
        body: 'Where your dealer lives is where your dealer works. The tiles lie as the land does: the darker one is, the more of us are there.',
        link: labelled('See all dealers', '/dealers'),
        areas,
      }),
      m.dealerSearch({
        heading: 'Who looks after your street?',
        body: `Your ${w.postalCode} is enough to see which dealer would walk your yard, and when. Or call ${w.phone}.`,
        image: picture('van'),
      }),
    ],
  });

const whyGpsCollar = (w: Wording) =>
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
          secondary('Compare fences', '/find-your-fence'),
        ],
        facts: ['36 hours per charge', `Dogs from ${w.pounds(8)}`, 'Live location'],
      }),
      m.feature({
        heading: 'It stops them at the line, and finds them past it',
        body: text(
          paragraphs(
            `In open sky the collar knows its place to about ${w.feet(3)}. Near the line it plays a tone; if your dog goes on, it can add a light stimulation at one of 25 levels, or stay on tone only.`,
            'Should your dog cross all the same, nothing happens on the way back in. You see it moving on the map and can walk straight to it. LTE carries the position where there is coverage, with satellite to place the collar anywhere it can see the sky.',
          ),
        ),
        image: imageField('products/gps-collar/slate.jpg'),
        imageSide: 'right',
        points: [
          'Full again in 2 hours',
          `Waterproof to ${w.pick('3 feet', '1 metre')} for 30 minutes`,
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

const whyBoundaryPlus = (w: Wording) =>
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
        points: ['Works under trees and beside walls', 'Any number of dogs on one line', 'No plan'],
      }),
      m.quote({
        quote:
          'People think the wire is what I sell. What I sell is the moment the dog looks at the flag, looks at you, and walks back.',
        attribution: 'A dealer of nineteen years',
        image: picture('training'),
      }),
    ],
  });

const safetyNeverStops = (w: Wording) =>
  page({
    slug: 'safety-never-stops',
    title: 'Safety never stops',
    seo: {
      title: 'Safety never stops: how our fences keep working',
      description:
        'What happens in a storm, a power cut or a dead battery, how the collar limits itself, and how you can see that the fence is on.',
      image: picture('winter'),
    },
    modules: [
      m.hero({
        heading: 'Safety never stops',
        body: 'A fence has to work on the day the power goes out, the snow piles up and the sitter forgets. Here is how ours does.',
        image: picture('winter'),
        actions: [primary('Find your fence', '/find-your-fence')],
      }),
      m.richText(pageText('larkfield', 'safety-never-stops', w)),
      m.banner({
        heading: 'Not sure which fence your yard needs?',
        body: 'Four questions, and no email address at the end of them.',
        image: picture('yardAbove'),
        link: labelled('Find your fence', '/find-your-fence'),
        tone: 'light',
      }),
    ],
  });

/** Why a shopper should trust the brand and each kind of fence. */
export const whyPages = (w: Wording): readonly DocumentSource[] => [
  whyLarkfield(w),
  whyGpsCollar(w),
  whyBoundaryPlus(w),
  safetyNeverStops(w),
];
