import { bullets, heading, numbered, paragraphs } from '~/seed/content/blocks';
import type { Wording } from '~/seed/content/wording';
import { post } from '../post';
import { body, callout, picture, productCard, quote, table } from '../rich';

export const catWater = (w: Wording) =>
  post({
    slug: 'water-your-cat-will-drink',
    title: 'Water your cat will drink',
    excerpt:
      'Cats come from dry places and drink as though they were doing us a kindness. A few small changes double what most of them take, and the kidneys notice.',
    description:
      'Why cats drink so little and how to help: where to put the bowl, moving water, wet food, cleaning, and how much is enough for your cat.',
    category: 'cats',
    author: 'nina-castellane',
    publishedAt: '2026-07-07T13:00:00Z',
    tags: ['Indoor cats', 'Water', 'Health'],
    image: [
      'lifestyle/feeding-time.jpg',
      'An orange cat walking up to an automatic feeder in a kitchen',
    ],
    products: ['drinking-fountain', 'fountain-filters', 'automatic-feeder'],
    body: body(
      paragraphs(
        'A cat’s ancestors lived at the edge of deserts and got most of their water from what they ate. A mouse is about seventy percent water. Kibble is about eight. Nobody sent the cat a letter about this, and so it goes on drinking like a creature with a mouse for breakfast.',
        'Most cats manage. Some get crystals, sore bladders or tired kidneys in later life, and nearly all of those would have been glad of more water. It is one of the few things in a cat’s health that you can change with furniture.',
      ),
      heading('How much is enough?'),
      table(
        'Water a day, all sources together',
        ['Cat', 'Needs about', 'On wet food, drinks', 'On dry food, should drink'],
        [w.pounds(8), '6 fl oz (180 ml)', '1 to 2 fl oz', '5 to 6 fl oz'],
        [w.pounds(10), '7.5 fl oz (220 ml)', '2 fl oz', '7 fl oz'],
        [w.pounds(14), '10 fl oz (300 ml)', '3 fl oz', '9 to 10 fl oz'],
      ),
      paragraphs(
        'Measure for three days: fill to a mark, and see what is missing in the evening. It need not be exact. You want to know whether you have a drinker or a sipper.',
      ),
      heading('Five small changes'),
      numbered(
        '**Move it away from the food.** In nature, water next to a kill is spoiled water. Put a bowl in another room. This alone works for about a third of cats.',
        '**Put out several.** Upstairs, by the window, in the hall. Cats drink where they happen to pass.',
        '**Wide and shallow.** Whiskers should not touch the rim. Ceramic or glass; plastic keeps smells.',
        '**Let it move.** Running water is cool, loud enough to find, and smells of nothing.',
        '**Change it daily.** You would not drink it either.',
      ),
      productCard(
        'drinking-fountain',
        'Glazed ceramic, holds 70 fl oz (2 L), about as loud as a library.',
      ),
      heading('Making friends with a fountain'),
      paragraphs(
        'Set it down switched off, filled, beside the old bowl. After two days, switch it on while the cat is elsewhere. Leave the old bowl for another week. There is always one who watches it for days from the stairs. That is not dislike. That is research.',
      ),
      bullets(
        'Rinse it twice a week; take it apart and wash it every other week.',
        'New [filters](/products/fountain-filters) every three weeks. Autoship can remember that for you, and saves 10%.',
        'Top it up daily. A pump that runs dry complains, and the cat takes note.',
      ),
      picture(
        'products/drinking-fountain/1.jpg',
        'A round ceramic drinking fountain with flowing water',
        'Place it where the cat can drink and still see the door. Nobody drinks with their back to the room.',
      ),
      heading('Eat your water'),
      paragraphs(
        'The easiest water to give is in the bowl already. Half the day’s food as wet food brings a cat close to what it needs without a single extra sip. If yours is loyal to kibble, stir in a spoonful of warm water and wait until it smells of something. Add a little more each week. A broth for cats, without onion or salt, is a treat with a purpose.',
      ),
      quote(
        'I have never met a cat who drank because it was told to. I have met many who drank because it was in the way.',
      ),
      callout(
        'Call your vet, today',
        'A cat that goes to the box again and again and passes little or nothing, cries there, or licks underneath: that is an emergency, above all in males. A cat that suddenly drinks much more should be seen this week.',
        'care',
      ),
      heading('Summer, travel, age'),
      paragraphs(
        'On hot days, an ice cube in the bowl is a toy and a drink. On a trip, bring water from home for the first day; the taste of a strange tap is reason enough to refuse. Old cats are often thirsty and too stiff to go and do something about it, so put a bowl near the warm place, and a step in front of it if there is a rim to climb.',
        'And if you only do one thing after reading this: walk into the kitchen, pick up the water bowl, and put it down in the hall. Then read about [the window seat](/blog/the-window-seat), and put another one there.',
      ),
    ),
  });
