import { bullets, heading, numbered, paragraphs, subheading } from '~/seed/content/blocks';
import type { Wording } from '~/seed/content/wording';
import { post } from '../post';
import { body, callout, picture, productCard, quote, table } from '../rich';

export const slowSupper = (w: Wording) =>
  post({
    slug: 'slow-down-supper',
    title: 'Slow down supper',
    excerpt:
      'A dog that empties its bowl in forty seconds is not greedy. It is doing what dogs did for a very long time. You can make it last, and everyone digests better.',
    description:
      'Why dogs gulp, when it matters, and six ways to slow a meal down: bowls, scatter feeding, smaller portions and a feeder that keeps the time.',
    category: 'wellness',
    author: 'ilse-marchetti',
    publishedAt: '2026-05-12T13:00:00Z',
    tags: ['Feeding', 'Weight', 'Everyday life'],
    image: ['products/slow-bowl/1.jpg', 'A blue slow-feeder bowl with a maze, filled with kibble'],
    products: ['slow-bowl', 'automatic-feeder', 'drinking-fountain', 'dental-chews'],
    body: body(
      paragraphs(
        'Put down a bowl of kibble and count. A young Labrador needs about forty seconds, and then looks at you as if there had been a mistake. In a pack, the slow eater went hungry. Nobody has told the Labrador that it lives alone with two dentists.',
        'Mostly, fast eating is only untidy. Sometimes it brings hiccups, gas, or supper back on the rug. In large, deep-chested dogs it is one of several things that go together with bloat, which is an emergency. So it is worth an evening’s thought.',
      ),
      callout(
        'Know this one sign',
        'A swollen belly, restless pacing and retching with nothing coming up: that is not indigestion. Call the nearest open clinic and drive. Minutes count.',
        'care',
      ),
      heading('Six ways to make it last'),
      numbered(
        '**A bowl with a maze.** The simplest. A meal of forty seconds becomes one of five to eight minutes.',
        '**The lawn.** Toss dry food over a patch of short grass. It keeps a nose busy for a quarter of an hour and costs nothing.',
        '**A muffin tin.** Kibble in six cups, tennis balls on top of three.',
        '**Smaller and more often.** Three meals instead of two, with the same total.',
        '**A frozen layer.** Wet food spread thin and frozen lasts twice as long. Good on hot days.',
        '**Work.** A third of the day’s food goes into your pocket and is earned on the walk.',
      ),
      picture(
        'products/slow-bowl/mint.jpg',
        'A mint-green slow-feeder bowl with a maze, filled with kibble',
        'Start with half the meal in the maze and half beside it. Some dogs are offended on the first day.',
      ),
      productCard(
        'slow-bowl',
        'Small holds 2 cups, large 4. The rubber ring keeps it from touring the kitchen.',
      ),
      heading('How much is enough?'),
      paragraphs(
        'The table on the bag is a starting point, and it tends to be generous. The dog is the better guide. Run your hands along the ribs. They should feel like the back of your hand: there, under a thin cover. Like knuckles means too thin. Like a palm means less supper.',
      ),
      table(
        'What the extras weigh',
        ['Extra', 'About', `For a dog of ${w.pounds(40)}, that is`],
        ['A training treat', '2 calories', 'Hardly anything'],
        ['A cube of cheese', '25 calories', 'A thirtieth of the day'],
        ['The last of your toast', '60 calories', 'A fifteenth of the day'],
        ['A spoon of peanut butter', '95 calories', 'A tenth of the day'],
      ),
      paragraphs(
        'A tenth of the day’s food may be treats. Weigh that tenth out in the morning, put it in a cup, and let the whole family feed from the cup. When it is empty, it is empty. Peanut butter should be the plain sort, without xylitol, which is poisonous to dogs.',
      ),
      heading('When you are not there'),
      paragraphs(
        'Dogs keep time better than we do, and they mind when we do not. An [automatic feeder](/products/automatic-feeder) gives up to six small meals a day from an eighth of a cup each, which happens to be the gentlest way of all to feed a gulper. It carries on through a power cut, on its own cells, and it works without Wi-Fi too. It suits cats, and dogs to about 50 lb.',
      ),
      subheading('Two dogs, two speeds'),
      bullets(
        'Feed them in separate rooms, with the doors closed until both have finished.',
        'Pick the bowls up afterward. An empty bowl is still worth an argument.',
        'If one of them guards food, do not try to train it out with your hand in the bowl. Ask a trainer.',
      ),
      quote('The aim is a bored stomach and a busy nose.'),
      heading('And water?'),
      paragraphs(
        'A dog eating dry food needs about an ounce of water a day for each pound of its weight. Running water tempts the reluctant ones. Clean the bowl daily, change the filter of a [drinking fountain](/products/drinking-fountain) every three weeks, and do not let your dog drink a bathtub’s worth right after a hard run. Offer a little, wait, offer more.',
      ),
    ),
  });
