import { pageText } from '~/seed/content/page-text';
import { paragraphs, text } from '~/seed/content/blocks';
import type { DocumentSource } from '~/seed/content/document';
import { labelled, primary, secondary } from '~/seed/content/links';
import * as m from '~/seed/content/modules';
import { page } from '~/seed/content/page';
import { picture } from '~/seed/content/pictures';
import type { Wording } from '~/seed/content/wording';
import { areas } from '../areas';
import { whyBoundaryPlus, whyGpsCollar } from './why-fences';

const whyLarkfield = (w: Wording) =>
  page({
    slug: 'why-larkfield',
    title: 'Why Larkfield',
    seo: {
      title: 'Why Larkfield: a fence, a lesson and a neighbor',
      description:
        'What you get with a Larkfield fence: a dealer near you, training for your dog, honest equipment and a 1-year money-back guarantee.',
      image: picture('firstLesson'),
    },
    modules: [
      m.hero({
        eyebrow: 'Why Larkfield',
        heading: 'A fence is only as good as the lesson',
        body: 'Since 1976 we have learned one thing above all: dogs stay home because someone taught them kindly where home ends. So every fence we sell comes with the teaching.',
        image: picture('firstLesson'),
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
        heading: 'Meet your local dealer',
        body: `Your ${w.postalCode} is enough to see which dealer would walk your yard, and when. Or call ${w.phone}.`,
        image: picture('van'),
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
        body: 'Six questions, and no email address at the end of them.',
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
