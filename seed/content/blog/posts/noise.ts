import { bullets, heading, numbered, paragraphs } from '~/seed/content/blocks';
import type { Wording } from '~/seed/content/wording';
import { post } from '../post';
import { body, callout, productCard, quote, table } from '../rich';

export const loudNights = (w: Wording) =>
  post({
    slug: 'a-calm-plan-for-loud-nights',
    title: 'A calm plan for loud nights',
    excerpt:
      'Thunder, fireworks, the neighbor’s new drums. You cannot turn them down, but you can decide where your dog is when they start.',
    description:
      'How to help a dog that is afraid of fireworks and thunder: a safe place, what to do in the hours before, when to comfort and when to call a vet.',
    category: 'safety',
    author: 'ilse-marchetti',
    publishedAt: '2026-06-24T13:00:00Z',
    updatedAt: '2026-10-12T13:00:00Z',
    tags: ['Noise', 'Fireworks', 'Storms'],
    image: ['lifestyle/shelter-home.jpg', 'A dog looking out of a warmly lit window at dusk'],
    products: ['calming-chews', 'pet-bed', 'slow-bowl'],
    body: body(
      paragraphs(
        `More dogs slip out in the first days of July than at any other time of the year. They are not bad dogs, and most are home by morning. Still, it is a miserable night for everyone, and a little planning spares nearly all of it. The same plan works for ${w.pick('Independence Day', 'Canada Day')}, New Year and every thunderstorm in between.`,
      ),
      heading('Why it is so frightening'),
      paragraphs(
        'A dog hears higher and further than you do, and it has no idea that the noise is a celebration. It also cannot tell where it comes from, because it comes from everywhere. A frightened dog does what frightened animals do: it hides, or it runs. Our task is to make hiding easy and running unnecessary.',
      ),
      heading('The week before'),
      bullets(
        'Find the place your dog already goes to. The bathroom, the closet, under the stairs. Put a bed there and feed one meal a day in it.',
        'Play a quiet recording of thunder during supper, so soft that your dog does not look up. Raise it a hair every other day. If an ear goes back, lower it again.',
        'Check that the chip is registered to your present telephone number. Half of the ones I scan are not.',
        'If last year was bad, speak to your vet **now**. There are good medicines for noise, and they work best when they have been tried on a quiet evening first.',
      ),
      heading('The evening itself'),
      table(
        'Hour by hour',
        ['When', 'What'],
        ['Late afternoon', 'A long walk, on a lead, with time to smell everything'],
        ['Supper', 'A little early, in a slow bowl, so that a full stomach meets a tired body'],
        ['An hour before dark', 'Last trip outside, on a lead, even in your own yard'],
        ['Dusk', 'Curtains closed, lights on, a fan or the radio running'],
        ['The noise', 'You at home, doing something dull'],
        ['Afterward', 'One more short trip outside, on a lead, and bed'],
      ),
      callout(
        'A fence is not for this night',
        'A dog in panic may run through any boundary, visible or not, and not feel it. When noise is expected, go out together and keep the lead on. A GPS collar will show you where your dog is, which is worth a great deal; being beside it is worth more.',
        'care',
      ),
      heading('May I comfort my dog?'),
      paragraphs(
        'Yes. You may have heard that comfort “rewards” fear. Fear is a feeling, not a trick, and you cannot make it worse by being kind. If your dog leans on you, lean back. If it would rather lie behind the bathtub, let it, and sit within reach.',
        'What does help is being dull. Read. Fold laundry. A person who keeps jumping up to look at the sky is telling the dog that there is something to see.',
      ),
      quote(
        'Be the person on the plane who goes on reading during turbulence. Your dog is looking at you to find out how bad it is.',
      ),
      heading('Things that sometimes help'),
      numbered(
        'A snug shirt or wrap. Try it on a quiet day; some dogs love it and some turn to stone.',
        'Chewing. It settles many dogs. Freeze something soft into a bowl so that it lasts.',
        'A chew with chamomile and L-theanine, about half an hour before. It takes the edge off a mild worry. It will not touch a real panic.',
      ),
      productCard(
        'calming-chews',
        'For mild worry, half an hour before the noise. Ask your vet first if your dog takes medicine.',
      ),
      heading('When to call me, or whoever is your me'),
      bullets(
        'Your dog hurts itself: broken nails, scraped gums, a window.',
        'It does not eat for a day after.',
        'It begins to be afraid of the _sky_, or of the evening, or of going out at all.',
      ),
      paragraphs(
        'None of that is your fault and none of it is hopeless. Noise fear is one of the things in my work that treatment helps most. It just rarely goes away by waiting.',
        'And if your dog did get out: walk the way it usually walks, bring somebody it likes, leave the porch light on. Then read what we wrote about [choosing between GPS and wire](/blog/gps-or-wire), on a quieter day.',
      ),
    ),
  });
