import { bullets, heading, numbered, paragraphs, subheading } from '~/seed/content/blocks';
import type { Wording } from '~/seed/content/wording';
import { post } from '../post';
import { body, callout, faq, picture, productCard, quote, table, under } from '../rich';

export const teachingABoundary = (w: Wording) =>
  post({
    slug: 'how-to-teach-a-boundary',
    title: 'How to teach a dog where home ends',
    excerpt:
      'Two weeks, three short walks a day and a row of white flags. This is the plan our trainers use in real yards, step by step.',
    description:
      'A two-week plan for teaching a dog a fence line with flags, a long lead and praise: what to do each day, and what to do when it goes wrong.',
    category: 'training',
    author: 'tomas-okonjo',
    publishedAt: '2026-10-20T13:00:00Z',
    tags: ['Boundary training', 'Flags', 'Long lead'],
    image: [
      'lifestyle/hero-training.jpg',
      'A dog sitting on a lawn beside a row of white training flags',
    ],
    products: ['boundary-flags', 'long-training-lead', 'training-treats', 'training-starter-kit'],
    body: body(
      paragraphs(
        'A fence that your dog cannot see is not really a fence. It is an agreement. You show where the edge is, you make it pleasant to turn back, and you do it so often that turning back becomes a habit. The collar only reminds.',
        'People are surprised by how little time it takes, and by how much it helps to take that little time every day. Plan on **two weeks**, with three walks of ten minutes. Put them before meals, when a treat is worth something.',
      ),
      heading('What you need'),
      bullets(
        `Flags, one every ${w.feet(8)} or so along the line. A pack of [boundary flags](/products/boundary-flags) covers most yards.`,
        'A [long lead](/products/long-training-lead). It lets your dog decide, and lets you help if the decision is wrong.',
        'Treats the size of a pea, and a pouch to keep them in:',
      ),
      under(
        'bullet',
        'soft ones, gone in a second;',
        'something better, such as cheese, for day eight.',
      ),
      bullets('The collar, fitted so that two fingers slide under the strap.'),
      callout(
        'Before the first walk',
        'Let your dog wear the collar for two days with everything switched off. A collar that only ever comes out at the line becomes a signal of its own, and you want the flags to be the signal.',
      ),
      heading('The plan'),
      table(
        'Fourteen days at a glance',
        ['Days', 'Collar', 'Lead', 'You are done when'],
        [
          '1 to 3',
          'Tone only',
          'In your hand',
          'your dog turns at the tone, three times out of four',
        ],
        ['4 to 7', 'Tone, then lowest level', 'In your hand', 'it turns before you say anything'],
        ['8 to 10', 'As before', 'On the ground', 'it turns with a ball rolling past the flags'],
        ['11 to 14', 'As before', 'Off', 'a whole walk passes without a tone'],
      ),
      subheading('Days one to three: the sound means turn'),
      paragraphs(
        'Walk toward the flags as if you had not noticed them. When the tone plays, stop, turn, and trot back a few steps with a cheerful voice. Your dog comes because you went. Treat. Four or five of those are a lesson.',
        'Do not pull your dog to the line, and do not call it across the line, ever. Not for a photograph, and not to get into the car. Go through the driveway with the collar _off_ and your dog on a short lead or in your arms, and say the same words each time.',
      ),
      subheading('Days four to seven: the lowest level that is noticed'),
      paragraphs(
        'Many dogs stay on tone for life, and that is a good result. If yours looks at the flags, shrugs and walks on, add the lowest of the 25 levels that makes an ear turn. Look for the ear. If you see more than that, go one level down.',
      ),
      quote(
        'If I need a higher number, I have usually skipped a day. I go back and do the day again.',
      ),
      subheading('Days eight to ten: temptation'),
      paragraphs(
        'Now ask a friend to stand outside the line with a ball, then with a picnic, then with another dog. This is the part that people skip, and it is the part that makes a fence hold on a Saturday. Keep the lead trailing on the grass, where you can step on it.',
      ),
      picture(
        'lifestyle/yard-top-down.jpg',
        'A yard seen from above with a blue boundary line around the house, the pool and the trees',
        'Walk the whole line, not only the lawn you see from the kitchen. Dogs find the corner you forgot.',
      ),
      subheading('Days eleven to fourteen: off the lead'),
      paragraphs(
        'You in the yard, your dog loose, ten minutes at a time. Then you on the porch. Then you at the window. Take every second flag down in the third week and the rest in the fourth.',
      ),
      heading('When it goes wrong'),
      numbered(
        '**Your dog will not leave the porch.** It has understood too well. Play in the middle of the yard for a few days with the collar off, then walk the line once a day on the inside and praise.',
        '**Your dog runs through.** Say nothing. Fetch it, collar off, and begin again at day four. A dog on its way home is never corrected for coming in.',
        '**It works for you and not for the children.** Let each of them walk one lesson with you. Ten minutes are enough.',
      ),
      productCard(
        'training-starter-kit',
        'Pouch, clicker, whistle and a card with seven first lessons.',
      ),
      heading('Questions we hear'),
      faq(
        [
          'How old should my dog be?',
          'Old enough to walk on a lead and to care about a treat, and big enough for the collar. Most puppies are ready at about six months.',
        ],
        [
          'Can I teach two dogs at once?',
          'Teach them one by one, then walk them together on day ten. They copy each other, for better and worse.',
        ],
        [
          'What if I would rather not do it alone?',
          'With a fitted fence a trainer does it with you. For a GPS collar, book a training consultation, about an hour, by video or at home.',
        ],
      ),
    ),
  });
