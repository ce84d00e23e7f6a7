import { bullets, heading, numbered, paragraphs, subheading } from '~/seed/content/blocks';
import { post } from '../post';
import { body, callout, picture, quote } from '../rich';

export const looseLead = () =>
  post({
    slug: 'loose-lead-in-ten-minutes-a-day',
    title: 'A loose lead in ten minutes a day',
    excerpt:
      'Dogs pull because it works. Change what works, and the walk changes with it. A plan for busy people with strong dogs.',
    description:
      'Stop your dog pulling on the lead with ten calm minutes a day: two walks with two rules, the red light game, and what to do about squirrels.',
    category: 'training',
    author: 'della-whitcombe',
    publishedAt: '2026-06-02T13:00:00Z',
    tags: ['Lead walking', 'Manners', 'Everyday life'],
    image: ['lifestyle/hero-yard.jpg', 'A brown dog on the lawn of a small house at sunset'],
    products: ['training-treats', 'training-starter-kit', 'long-training-lead'],
    body: body(
      paragraphs(
        'A dog’s natural walking pace is about twice yours. It has four legs, an excellent nose and somewhere to be. When it leans into the lead and you follow, it learns the only lesson on offer: leaning is how we get there.',
        'So nobody has done anything wrong. You and your dog have simply practiced the wrong thing, a few thousand times. The cure is to practice another thing, and it takes less than people fear.',
      ),
      heading('Two walks, two rules'),
      paragraphs(
        'Nobody has the time to train on every walk. Trying to is why most people give up by Thursday. Split your walks in two, and make them feel different to your dog.',
      ),
      bullets(
        '**The errand.** A harness with a ring at the back. Your dog may pull a little. You are getting to school, and this is not a lesson.',
        '**The lesson.** A flat collar or a ring at the chest. Ten minutes, once a day. Here the lead is loose or we are not moving.',
      ),
      paragraphs(
        'Dogs are good at this sort of thing. They know which shoes mean the park. In a week they will know which clip means walking nicely, and in a month the two kinds of walk begin to grow together.',
      ),
      heading('The red light game'),
      numbered(
        'Stand still. Wait until the lead hangs in a smile. Say “yes” and feed at the seam of your trousers, not in front of your dog’s nose.',
        'Take one step. If the lead still smiles, feed again. Then two steps, then four.',
        'If the lead goes tight, stop at once, like a car at a light. Say nothing. Do not pull back.',
        'Sooner or later your dog looks round to see what became of you. The lead slackens. That is green: walk on.',
      ),
      quote(
        'The first lesson may take you as far as the neighbor’s mailbox. That is a very good lesson.',
      ),
      paragraphs(
        'Feed low and feed often. In the first week I give a treat every three or four steps, which sounds like a lot until you see that it is a tenth of the day’s food, weighed out at breakfast.',
      ),
      callout(
        'Ten minutes means ten',
        'Set a timer. Stopping while it is going well is the hardest skill in dog training, and it is entirely yours to learn.',
      ),
      heading('Smelling is wages'),
      paragraphs(
        'A walk without smelling is, for a dog, a museum with the lights off. Use that. Ten steps on a loose lead, then “go sniff,” and you stroll together to the hedge your dog wanted all along. It costs nothing and it is worth more than chicken.',
      ),
      picture(
        'products/training-starter-kit/1.jpg',
        'A treat pouch, a clicker and a whistle laid out side by side',
        'A pouch at your hip leaves both hands free, and saves the lining of your coat.',
      ),
      heading('Hard places'),
      subheading('The front door'),
      paragraphs(
        'Most pulling begins indoors. Sit on the stairs with the lead on until your dog lies down or sighs. Open the door, and close it again if forty pounds of joy arrive at the gap. Calm feet open doors.',
      ),
      subheading('Other dogs'),
      paragraphs(
        'Cross the road early. Feed while the other dog passes at a distance where yours can still eat; if it cannot eat, you are too close. The distance shrinks by itself over the weeks.',
      ),
      subheading('Squirrels'),
      paragraphs(
        'There is no treat that beats a squirrel. Stop, plant your feet, let it be exciting, and wait. When your dog breathes again, walk on together as though you had both behaved perfectly.',
      ),
      heading('How long it takes'),
      paragraphs(
        'Two weeks for a puppy. Four to six for a grown dog who has pulled for years. There will be one bad Tuesday in the middle of it when everything seems forgotten; it passes by Friday. A lead that has been loose for a month tends to stay so.',
        'If you would like someone to watch your hands and tell you what your dog sees, book a [training consultation](/products/training-consultation). We look at one dog and one question for about an hour, and you leave with a plan for the next two weeks.',
      ),
    ),
  });
