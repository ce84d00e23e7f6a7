import { pageText } from '~/seed/content/page-text';
import { paragraphs, text } from '~/seed/content/blocks';
import type { DocumentSource } from '~/seed/content/document';
import { labelled, primary, secondary } from '~/seed/content/links';
import * as m from '~/seed/content/modules';
import { page } from '~/seed/content/page';
import { picture } from '~/seed/content/pictures';
import type { Wording } from '~/seed/content/wording';
import { consultationForm } from '../consultation-form';
import { choosingDoors } from './choosing-doors';

const findYourFence = () =>
  page({
    slug: 'find-your-fence',
    title: 'Find your fence',
    seo: {
      title: 'Find your fence: six questions to the right one',
      description:
        'Your yard, your road and your dogs: answer six plain questions and see which fence suits you, why, and what it costs in all.',
      image: picture('yardAbove'),
    },
    modules: [
      m.comparison({
        heading: 'Side by side',
        columns: ['GPS collar', 'Boundary Plus', 'Indoor Shield'],
        rows: [
          { label: 'Open sky', values: ['Needed', 'Not needed', 'Not needed'] },
          { label: 'More than one place', values: ['Yes', 'No', 'Move the disc'] },
          { label: 'Installation', values: ['Yourself', 'By a dealer', 'Yourself'] },
          {
            label: 'Power on the collar',
            values: ['36 hours per charge', 'About 3 months', 'About 3 months'],
          },
          { label: 'Finds a lost dog', values: ['Yes', 'No', 'No'] },
        ],
      }),
      m.banner({
        heading: 'Still deciding?',
        body: 'A dealer comes by for about an hour, walks the yard with you and tells you what we would do.',
        image: picture('van'),
        link: labelled('Book a free consultation', '/free-consultation'),
        tone: 'accent',
      }),
    ],
  });

const whatItCosts = (w: Wording) => {
  const caps = `Power caps, ${w.money('27.95', '36.95')} for two`;
  const collar = `Works with a Boundary Collar, ${w.money('179.95', '239.95')}`;
  return page({
    slug: 'what-it-costs',
    title: 'What it costs',
    seo: {
      title: w.pick('What a pet fence costs', 'What a pet fence costs in Canada'),
      description: w.pick(
        'Honest prices in US dollars for GPS collars, service plans, installed in-ground fences, indoor circles and training, with what is included.',
        'Honest prices in Canadian dollars for GPS collars, service plans, installed in-ground fences, indoor circles and training, with what is included.',
      ),
    },
    modules: [
      m.richText(pageText('larkfield', 'what-it-costs', w)),
      m.comparison({
        heading: 'What you pay, and when',
        columns: ['Once', 'Again'],
        rows: [
          {
            label: 'GPS collar',
            values: [
              w.money('349.95', '469.95'),
              `Plan: ${w.money('12.95', '17.95')} a month, or ${w.money('119.40', '165.60')} a year`,
            ],
          },
          {
            label: `Boundary Plus, installed, up to ${w.acres('1/3')}`,
            values: [w.money('1195', '1595'), caps],
          },
          {
            label: `Boundary Plus, installed, up to ${w.acres('1/2')}`,
            values: [w.money('1395', '1855'), caps],
          },
          {
            label: `Boundary Plus, installed, up to ${w.acres(1)}`,
            values: [w.money('1795', '2385'), caps],
          },
          {
            label: 'Indoor Shield',
            values: [w.money('129.95', '174.95'), collar],
          },
          {
            label: 'Outdoor Shield',
            values: [w.money('189.95', '254.95'), collar],
          },
          {
            label: 'Training consultation',
            values: [w.money('99', '129'), 'Nothing'],
          },
          {
            label: 'Manners, 4 or 8 sessions',
            values: [`${w.money('249', '329')} or ${w.money('449', '589')}`, 'Nothing'],
          },
        ],
      }),
      m.richText(pageText('larkfield', 'what-it-costs-2', w)),
      m.banner({
        heading: 'A price for your own yard',
        body: 'The visit costs nothing and you decide afterwards, in your own time.',
        image: picture('yardAbove'),
        link: labelled('Book a free consultation', '/free-consultation'),
        tone: 'light',
      }),
    ],
  });
};

const freeConsultation = (w: Wording) =>
  page({
    slug: 'free-consultation',
    title: 'Free consultation',
    seo: {
      title: 'Book a free fence consultation at home',
      description:
        'A dealer walks your yard with you for about an hour, meets your dog and leaves a written quote. Free, and without obligation.',
      image: picture('dealerVisit'),
    },
    modules: [
      m.hero({
        heading: 'An hour in your yard, on us',
        body: `Choose a day and a time of a dealer near you now, or leave us your name and your ${w.postalCode} and they call within 1 to 2 business days.`,
        image: picture('dealerVisit'),
        actions: [
          primary('Choose a day and time', '/account/appointments/book'),
          secondary('Have a dealer call you', '#book'),
        ],
        facts: ['About 1 hour', 'Free', 'No obligation'],
      }),
      consultationForm(w),
      m.richText(pageText('larkfield', 'free-consultation', w)),
      m.questions({
        heading: 'Before you call',
        items: [
          {
            question: 'Do I have to decide on the day?',
            answer:
              'No. Most people think it over for a week. Nobody will ring you about it twice.',
          },
          {
            question: 'Is this the same as a training consultation?',
            answer:
              'No. This one is about choosing a fence and is free. A training consultation is an hour with a trainer about behavior at home or outdoors, and has a price of its own.',
          },
          {
            question: 'What if no dealer is near me?',
            answer:
              'Then we plan the yard with you by video and send what you can fit yourself, with a trainer on the phone for the first two weeks.',
          },
        ],
      }),
    ],
  });

const dealers = (w: Wording) =>
  page({
    slug: 'dealers',
    title: 'Find a dealer',
    seo: {
      title: 'Find a Larkfield dealer near you',
      description: w.pick(
        'Several hundred local dealers fit and train Larkfield fences across the United States and Canada. See who is near you and when they can come.',
        'Local dealers fit and train Larkfield fences in every province. See who is closest to your postal code and when they can come.',
      ),
      image: picture('van'),
    },
    modules: [
      m.feature({
        heading: 'What a dealer does',
        body: text(
          paragraphs(
            'Dealers are named for the place they serve: Larkfield of Madison, Larkfield of Ottawa. Most are family businesses; some are our own. The guarantee is the same with each, and so is the price list.',
          ),
        ),
        points: [
          'Walks your yard and plans the line with you, free of charge',
          'Installs Boundary Plus, usually in a day, and marks utilities before anything is dug',
          'Teaches your dog, and you, over about two weeks',
          'Comes back for repairs, new landscaping and second dogs',
        ],
        image: picture('boundaryDay'),
        imageSide: 'right',
      }),
      m.valueProps({
        heading: 'How to begin',
        items: [
          {
            icon: 'phone',
            title: 'Call',
            text: `${w.phone}, six days a week.`,
          },
          {
            icon: 'home',
            title: 'Meet',
            text: 'A dealer walks your yard with you, for about an hour.',
          },
          {
            icon: 'shield',
            title: 'Decide',
            text: 'A written quote, and no hurry. Where there is no dealer yet, we plan your yard by video.',
          },
        ],
      }),
      m.productRail({
        heading: 'What dealers install and teach',
        handles: [
          'boundary-plus-fence-package',
          'training-consultation',
          'boundary-collar',
          'smart-doorman-pet-door',
        ],
      }),
    ],
  });

/** Pages that help a shopper to choose. */
export const choosingPages = (w: Wording): readonly DocumentSource[] => [
  findYourFence(),
  whatItCosts(w),
  freeConsultation(w),
  dealers(w),
  choosingDoors(w),
];
