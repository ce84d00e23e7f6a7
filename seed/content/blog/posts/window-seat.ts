import { bullets, heading, numbered, paragraphs } from '~/seed/content/blocks';
import type { Wording } from '~/seed/content/wording';
import { post } from '../post';
import { body, callout, faq, productCard, quote, table } from '../rich';

export const windowSeat = (w: Wording) =>
  post({
    slug: 'the-window-seat',
    title: 'The window seat: an indoor life worth having',
    excerpt:
      'An indoor cat lives longer. Whether it lives well depends on height, hunting and a window. A small house has room for all three.',
    description:
      'How to make an indoor cat’s day interesting: high places, a window with a view, hunting before meals, scratching posts and a little peace.',
    category: 'cats',
    author: 'nina-castellane',
    publishedAt: '2026-09-01T13:00:00Z',
    tags: ['Indoor cats', 'Play', 'Cat trees'],
    image: ['lifestyle/blog-cat-window.jpg', 'A black cat on a cushion in a sunny window'],
    products: ['cat-tree', 'automatic-feeder', 'drinking-fountain', 'pet-bed'],
    body: body(
      paragraphs(
        'My cat Juniper spends four hours a day at the kitchen window. She knows the mail carrier’s schedule, two blue jays and a chipmunk of poor judgment. People say that she is doing nothing. She is at work.',
        'Cats that stay in are safer than cats that go out, and they live longer. That is settled. What is not settled is whether the inside is interesting. A cat with nothing to do will find something: your ankles, the sofa, the glass at the edge of the table.',
      ),
      heading('Up is a room'),
      paragraphs(
        'We measure a home by its floor. A cat measures it by its shelves. Height is where it can see what is coming, and where a dog or a toddler cannot follow. Two cats in a small apartment often stop quarreling the week a second high place appears.',
      ),
      bullets(
        'One high place in each room the family uses. The top of a bookcase counts.',
        'A way up and _another_ way down, so that nobody is cornered.',
        'A good one by a window. It is the difference between a bench and a balcony.',
      ),
      productCard(
        'cat-tree',
        `${w.inches(57)} high, with sisal posts. Two cats, if they are on speaking terms.`,
      ),
      heading('The window itself'),
      numbered(
        'Wide enough to lie along, with something washable on it.',
        'Facing a thing that moves: a feeder, a tree, a street. A feeder three feet from the glass is safer for the birds than one at ten.',
        'A screen that holds. Push on it with your whole hand. Cats lean.',
        'Shade for part of the day. They choose the sun and then the edge of it.',
      ),
      heading('Hunt, eat, wash, sleep'),
      paragraphs(
        'That is the order in which a cat’s day is built, and it goes round about six times. If you play just before you feed, you are following the score. If you play at random and feed from a bowl that is always full, you have a cat who wakes at four to look for the missing part.',
      ),
      table(
        'A day in six rounds',
        ['When', 'Hunt', 'Eat'],
        ['Early morning', 'Five minutes with a feather on a string', 'A sixth of the day’s food'],
        ['Mid-morning', 'Kibble hidden in an egg carton', 'That is the meal'],
        ['Noon', 'The window', 'The feeder, on its timer'],
        ['Afternoon', 'Asleep. Do not disturb', 'The feeder again'],
        ['Supper', 'Ten minutes, with running', 'A sixth'],
        ['Bedtime', 'Five minutes, slow, ending in a catch', 'The last, a little larger'],
      ),
      callout(
        'Let it win',
        'The string should be caught at the end, and stay caught. A hunt that never ends in anything is just frustration with feathers. That is why we are cool about laser dots: finish on a toy that can be bitten.',
      ),
      heading('Scratching is not a fault'),
      paragraphs(
        'It sharpens, it stretches, and it signs the wall. You cannot take it away, but you can say where. The post should be taller than the stretched cat, steady enough not to rock, and in the room where the sofa is. Hide it in the basement and the sofa will do.',
      ),
      quote(
        'You do not own a cat. You hold a lease on the warm places and keep the kitchen staffed.',
      ),
      heading('Peace and privacy'),
      bullets(
        'One litter box for each cat, and one more. In different rooms.',
        'Water away from food; see [water your cat will drink](/blog/water-your-cat-will-drink).',
        'A closet, a box or a cave where nobody is ever fetched from.',
        'If a place is off limits, make the permitted one better, and closer.',
      ),
      heading('Is your cat bored?'),
      faq(
        [
          'It sleeps all day. Is that boredom?',
          'Fifteen hours are normal. Sleep with one ear turning is rest. Sleep without interest when you take out the string is worth a visit to the vet.',
        ],
        [
          'It wakes us at four.',
          'Supper later, a hunt before bed, and a feeder set to five. You are taking yourself out of the equation.',
        ],
        [
          'Would a second cat help?',
          'Sometimes. Introduce them over weeks, with a door between. A friend cannot be delivered.',
        ],
      ),
    ),
  });
