import { bullets, heading, paragraphs, subheading } from '~/seed/content/blocks';
import type { Wording } from '~/seed/content/wording';
import { post } from '../post';
import { body, callout, faq, productCard, quote, table, under } from '../rich';

export const firstWeek = (w: Wording) =>
  post({
    slug: 'the-first-week-with-a-puppy',
    title: 'The first week with a puppy',
    excerpt:
      'Sleep, door, yard, play, sleep. A week that is meant to be dull, hour by hour, with a list of what you can safely leave for later.',
    description:
      'What to do in the first seven days with a puppy: a daily rhythm, house training without scolding, the first nights, and what can wait.',
    category: 'new-dog',
    author: 'della-whitcombe',
    publishedAt: '2026-10-06T13:00:00Z',
    tags: ['Puppies', 'House training', 'Sleep'],
    image: [
      'lifestyle/blog-puppy.jpg',
      'A puppy on a living-room rug beside a ball and a rope toy',
    ],
    products: ['training-treats', 'pet-bed', 'rope-toy', 'training-starter-kit', 'car-harness'],
    body: body(
      paragraphs(
        'Somewhere in the first week, usually on Wednesday, somebody sits down on the kitchen floor and wonders what they have done. If that is you: welcome. It is nearly always tiredness, and it passes.',
        'A puppy of eight or nine weeks has three jobs. It has to sleep, it has to learn where the bathroom is, and it has to find out that you are a good place to be. That is all. Sit, stay and the neighbors can wait.',
      ),
      heading('The rhythm'),
      paragraphs(
        'Puppies sleep eighteen to twenty hours a day. When they do not get that, they turn into small sharks. So the day runs in rounds of about an hour and a half, and each round is the same:',
      ),
      table(
        'One round',
        ['What', 'How long'],
        ['Awake: straight outside, to the same spot', '5 minutes'],
        ['Food, or a handful of kibble as a game', '10 minutes'],
        ['Outside again', '5 minutes'],
        ['Play, meet the vacuum cleaner, chew something legal', '20 minutes'],
        ['Outside a last time', '5 minutes'],
        ['Asleep in the pen or the crate', 'About an hour'],
      ),
      quote('When in doubt, carry it out. When still in doubt, put it to bed.'),
      heading('House training without scolding'),
      bullets(
        'Go outside after sleeping, after eating, after playing, and every hour besides.',
        'Go _with_ your puppy. Rain is no excuse for either of you.',
        'Praise while it happens, treat when it is done, play afterward. If you go straight in, it learns to hold on.',
        'For an accident indoors:',
      ),
      under(
        'bullet',
        'if you catch it, say “oops” lightly and carry your puppy out;',
        'if you do not, fetch a cloth and say nothing, for the moment has gone;',
        'use a cleaner with enzymes, since the nose remembers what the eye does not.',
      ),
      callout(
        'The arithmetic',
        'A puppy can wait about as many hours as it has months, plus one, and that only when asleep. At nine weeks you will be up once or twice a night. By four months, most sleep through.',
      ),
      heading('The first nights'),
      paragraphs(
        'Last night your puppy slept in a heap of brothers and sisters. Put the bed beside yours, where a hand can hang down. Move it toward the place you would like it to stand, a foot a night, from the second week on. You are not spoiling anybody. A puppy that learns that it is not alone at night soon does not mind being alone at night.',
      ),
      productCard('pet-bed', 'Small, for now. A puppy likes an edge in its back.'),
      subheading('If it cries'),
      paragraphs(
        'Wait for one breath of silence, then go. Outside, spot, back to bed, no party. If it cries as soon as you leave, you left too soon. Sit down next to it for a few minutes and try once more.',
      ),
      heading('Alone, in very small pieces'),
      paragraphs(
        'Start on day two. Step over the gate, count to three, come back, say nothing of it. Ten times. Then go and fetch the mail. If you take a week off for your puppy and never leave its side, the Monday after will be hard for both of you.',
      ),
      heading('What to meet, and what to leave'),
      paragraphs(
        'Until about fourteen weeks a puppy files the world under “normal.” One new thing a day is plenty: a beard, an umbrella, gravel, a bus from across the road, carried in your arms if the vaccinations are not finished. Let it look, let it leave, feed it for either. Ask your vet which places are safe in your area.',
      ),
      paragraphs('And here is what can wait:'),
      bullets(
        '~~Sit, down, paw~~ Next week.',
        '~~A walk around the block~~ Two weeks. The yard is large enough.',
        '~~The dog park~~ Half a year, and perhaps never.',
        `~~A boundary~~ When it walks well on a lead and weighs enough for the collar, which for [GPS](/products/gps-collar) is ${w.pounds(8)}. Most are ready at about six months.`,
      ),
      heading('Small questions'),
      faq(
        [
          'It bites my hands. Is it aggressive?',
          'No, it has milk teeth and no thumbs. Go limp, offer a toy, and if it goes on, it is bedtime.',
        ],
        [
          'Collar or harness?',
          'A light collar to get used to the feeling, a soft harness for the lead. Neither at night.',
        ],
        [
          'When can we begin training in earnest?',
          'Manners takes puppies from 10 weeks, at home or by video. Everybody in the family may join.',
        ],
      ),
    ),
  });
