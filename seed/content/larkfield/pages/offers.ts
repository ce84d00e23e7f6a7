import { pageText } from '~/seed/content/page-text';
import type { DocumentSource } from '~/seed/content/document';
import { labelled, primary, secondary } from '~/seed/content/links';
import * as m from '~/seed/content/modules';
import { page } from '~/seed/content/page';
import { picture } from '~/seed/content/pictures';
import type { Wording } from '~/seed/content/wording';

const spring = (w: Wording) =>
  page({
    slug: 'spring-into-safety',
    title: 'Spring into safety',
    seo: {
      title: 'Spring into safety: offers, and a check of the yard',
      description:
        'The GPS collar at a lower price, 10% off a first order for our email list, and what to check in the yard before the gate opens in spring.',
      image: picture('springGarden'),
    },
    modules: [
      m.hero({
        eyebrow: 'Offer',
        heading: 'Spring into safety',
        body: `Spring means new smells, open gates and a dog who has been indoors all winter. Be ready before it comes: the GPS collar is ${w.money('349.95', '469.95')} instead of ${w.money('399.95', '539.95')}.`,
        image: picture('springGarden'),
        actions: [
          primary('Shop the GPS collar', '/products/gps-collar'),
          secondary('Everything on sale', '/collections/sale'),
        ],
      }),
      m.newsletter({
        anchor: 'newsletter-sign-up',
        heading: '10% off your first order',
        body: 'Join our email list and the code is yours right away, with training tips, new things, and nothing you have to read.',
        image: picture('petsHome'),
        code: 'WELCOME10',
      }),
      m.richText(pageText('larkfield', 'spring-into-safety', w)),
      m.productRail({ heading: 'On sale now', collection: 'sale' }),
      m.collectionRail({
        heading: 'Ready for spring',
        body: 'What sells first when the days get longer.',
        link: labelled('All categories', '/collections'),
        handles: [
          'gps-fences',
          'training',
          'pet-doors',
          'power',
          'autoship-care',
          'beds-and-travel',
        ],
      }),
    ],
  });

const referral = (w: Wording) =>
  page({
    slug: 'referral-program-offer',
    title: 'Refer a friend',
    seo: {
      title: w.pick(
        'Refer a friend to Larkfield for a $50 gift card',
        'Refer a friend to Larkfield for a gift card',
      ),
      description:
        'Share your referral code, and you receive a gift card for each friend who orders with it. How to join in your account, and the small print.',
    },
    modules: [
      m.richText(pageText('larkfield', 'referral-program-offer', w)),
      m.steps({
        heading: 'How it works',
        steps: [
          {
            title: 'Join in your account',
            text: w.pick(
              'Sign in, open Referral Program and fill in a short form. You have your code at once.',
              'Sign in, open Referral Program and fill in a short form. You need an address in the United States. You have your code at once.',
            ),
          },
          {
            title: 'Pass it on',
            text: 'Share your code or your link. A friend who opens the link has your code in the cart.',
          },
          {
            title: 'Get your gift card',
            text: 'When your friend orders, we email you a gift card. Your account shows who has ordered.',
          },
        ],
      }),
      m.richText(pageText('larkfield', 'referral-program-offer-2', w)),
      m.banner({
        heading: w.pick('Your code is waiting', 'For members in the United States'),
        body: 'Joining is free and takes a minute. You see in your account what you have earned.',
        image: picture('van'),
        link: labelled('Join the program', '/account/referral-program'),
        tone: 'light',
      }),
    ],
  });

const shelter = (w: Wording) =>
  page({
    slug: 'from-shelter-to-forever-home',
    title: 'From shelter to forever home',
    seo: {
      title: 'From shelter to forever home: help for adopted dogs',
      description:
        'Adopted dogs run most often in their first weeks. Our shelter program gives adopters a lesson, a discount and someone to call.',
      image: picture('shelterWindow'),
    },
    modules: [
      m.hero({
        heading: 'From shelter to forever home',
        body: 'A dog in a new house does not yet know that it is home. The first three weeks are when most adopted dogs get lost, and when a calm hand helps most.',
        image: picture('shelterWindow'),
        actions: [primary(`Call ${w.phone}`, w.phoneUrl), secondary('Find a dealer', '/dealers')],
      }),
      m.richText(pageText('larkfield', 'from-shelter-to-forever-home', w)),
      m.quote({
        quote:
          'Biscuit had been returned twice for running. He has not crossed the line in two years. He just needed somebody to show him where it was.',
        attribution: w.pick('Dana R., Erie, Pennsylvania', 'Dana R., Peterborough, Ontario'),
      }),
    ],
  });

const moreRoom = (w: Wording) =>
  page({
    slug: 'more-room-to-play',
    title: 'More room to play',
    seo: {
      title: 'More room to play: $150 off your fence',
      description:
        'Give your dog the whole yard. With the code PLAY150 you take $150 off a fence order or an installed Boundary Plus package.',
      image: picture('roomToPlay'),
    },
    modules: [
      m.hero({
        eyebrow: 'Code PLAY150',
        heading: 'More room to play',
        body: `A leash is ${w.pick('ten feet', 'three metres')} of freedom. A yard is all of it. Take $150 off with the code PLAY150.`,
        image: picture('roomToPlay'),
        actions: [
          primary('Find your fence', '/find-your-fence'),
          secondary('Shop GPS fences', '/collections/gps-fences'),
        ],
      }),
      m.richText(pageText('larkfield', 'more-room-to-play', w)),
      m.productRail({ heading: 'For the run', collection: 'gps-fences' }),
    ],
  });

const petSolutions = (w: Wording) =>
  page({
    slug: 'pet-solutions',
    title: 'Pet solutions for clubs',
    seo: {
      title: 'Pet solutions for kennel clubs and their members',
      description:
        'Members of kennel and sporting clubs take $150 off with the code KCS150, and clubs can ask a Larkfield trainer to speak.',
      image: picture('trailMorning'),
    },
    modules: [
      m.hero({
        eyebrow: 'Code KCS150',
        heading: 'For people who know their breed',
        body: 'Members of kennel and sporting clubs take $150 off a fence with the code KCS150.',
        image: picture('trailMorning'),
        actions: [
          primary('Shop GPS fences', '/collections/gps-fences'),
          secondary('Talk to a dealer', '/dealers'),
        ],
      }),
      m.richText(pageText('larkfield', 'pet-solutions', w)),
      m.productRail({
        heading: 'For training days',
        handles: ['long-training-lead', 'boundary-flags', 'training-treats', 'car-harness'],
      }),
    ],
  });

/** Offers, and the pages that old campaigns redirect to. */
export const offerPages = (w: Wording): readonly DocumentSource[] => [
  spring(w),
  referral(w),
  shelter(w),
  moreRoom(w),
  petSolutions(w),
];
