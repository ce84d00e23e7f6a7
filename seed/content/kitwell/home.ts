import { paragraphs, text } from '../blocks';
import type { DocumentSource } from '../document';
import { imageField } from '../images';
import { labelled, primary, secondary } from '../links';
import type { Module } from '../modules';
import * as m from '../modules';
import { page } from '../page';
import { picture } from '../pictures';
import type { Wording } from '../wording';

const day: readonly Module[] = [
  m.hero({
    heading: 'Clever care for cats, and the people they own',
    body: 'Litter that minds itself, bowls that leave whiskers alone, high seats for low moods. Thought through from the cat’s side of the room.',
    image: picture('kitwellLiving'),
    actions: [
      primary('Shop for the cat', '/collections/the-whole-cat'),
      secondary('How much litter?', '/litter-guide'),
    ],
    facts: ['Tried for a month by 19 cats', 'Litter on Autoship, 10% off', '45 days to disapprove'],
  }),
  m.featureGrid({
    heading: 'A day in the life',
    body: 'Theirs, not yours. Everything we make belongs to one of its three fixed points.',
    items: [
      {
        title: '6:30 am. Breakfast is late',
        text: 'A feeder that is never asleep, and a bowl with room for every whisker.',
        image: imageField('products/whisker-bowl/plum.jpg'),
        link: labelled('Food and water', '/collections/food-and-water'),
      },
      {
        title: '8:15 am. A private matter',
        text: 'A box that turns once after each visit, so that nobody has to discuss it.',
        image: imageField('products/self-cleaning-litter-box/1.jpg'),
        link: labelled('The litter corner', '/collections/litter-corner'),
      },
      {
        title: '9:00 pm. The hunt',
        text: 'Ten minutes of feathers and mice, and the house sleeps until morning.',
        image: imageField('products/catnip-mice/1.jpg'),
        link: labelled('Play and hunt', '/collections/play-and-hunt'),
      },
    ],
  }),
  m.productRail({
    heading: 'Passed by the committee',
    body: 'Nineteen cats, eleven homes, no appeal.',
    link: labelled('Everything for cats', '/collections/the-whole-cat'),
    handles: [
      'self-cleaning-litter-box',
      'whisker-bowl',
      'cat-tree',
      'litter-crystals',
      'felt-cave',
      'cat-treats',
      'drinking-fountain',
      'scratching-post',
    ],
  }),
];

const reasons = (w: Wording): readonly Module[] => [
  m.tabs({
    heading: 'What is your cat trying to tell you?',
    tabs: [
      {
        title: '“The tap, please”',
        body: text(
          paragraphs(
            'Cats come from dry places and distrust still water, above all beside their supper. Running water is cooler, easier to hear, and smells of nothing.',
            'Put a fountain in another room, away from the bowl. Most cats drink half as much again within a week, and their kidneys notice before you do.',
          ),
        ),
        image: picture('catAtFountain'),
      },
      {
        title: '“I will be upstairs”',
        body: text(
          paragraphs(
            'A cat with a high seat and two ways down is a cat at ease. From up there the vacuum is small, and the children can be counted.',
            `Give it a tree by the window. Ours is ${w.inches(57)} tall, with a wide base and a strap for those who arrive at a run.`,
          ),
        ),
        image: picture('catOnTree'),
      },
      {
        title: '“We need to talk about the box”',
        body: text(
          paragraphs(
            'Too small, too dirty, too near the washing machine: most complaints come down to these three, and the bath mat is where they are filed.',
            'One box for each cat and one more, in different rooms. Or one that is clean again within minutes, and a plain one for emergencies.',
          ),
        ),
        image: picture('catInBox'),
      },
    ],
  }),
  m.banner({
    heading: 'It comes when it is called',
    body: 'Litter, filters and treats on Autoship: 10% less each time, and a box to sit in.',
    image: picture('kitwellDelivery'),
    link: labelled('How Autoship works', '/autoship'),
    tone: 'light',
  }),
  m.quote({
    quote:
      'We could have blamed the cats. But they were right. What they wanted was a roof, and something that does not hum.',
    attribution: 'Marisol Vance, head of the committee, on the heated bed that we never sold',
  }),
  m.collectionRail({
    heading: 'Round the house',
    link: labelled('All rooms', '/collections'),
    handles: ['litter-corner', 'food-and-water', 'climb-and-nap', 'play-and-hunt', 'on-repeat'],
  }),
  m.reviewWall({ heading: 'Dictated by cats', limit: 6 }),
  m.questions({
    heading: 'Asked across the counter',
    items: [
      {
        question: 'What if my cat ignores it?',
        answer:
          'Give it a month, as the committee does, and never lift the cat in. If it still walks round it on day 45, send it back. We pay for the way, once for each household.',
      },
      {
        question: 'Can I use the self-cleaning box with two cats?',
        answer:
          'Yes, with up to three. Keep one plain box in another room, because choice is what prevents quarrels.',
      },
      {
        question: 'How do I stop Autoship?',
        answer:
          'In your account, in two clicks. We write three days before each delivery, and you are charged only when it leaves.',
      },
      {
        question: 'Do you sell anything for dogs?',
        answer: 'No. We asked the committee.',
      },
    ],
  }),
];

/** The home page. */
export const home = (w: Wording): DocumentSource =>
  page({
    slug: 'home',
    title: 'Home',
    seo: {
      title: w.pick(
        'Clever care for cats, and the people they own',
        'Clever care for Canadian cats and their people',
      ),
      description:
        'Self-cleaning litter boxes, whisker-wide bowls, fountains, trees and toys, tried for a month by 19 cats. Litter on Autoship, 10% off, 45-day returns.',
      image: picture('kitwellLiving'),
    },
    modules: [...day, ...reasons(w)],
  });
