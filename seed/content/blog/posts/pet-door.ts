import { bullets, heading, numbered, paragraphs } from '~/seed/content/blocks';
import type { Wording } from '~/seed/content/wording';
import { post } from '../post';
import { body, callout, productCard, quote, table } from '../rich';

export const petDoorLessons = (w: Wording) =>
  post({
    slug: 'teaching-a-dog-to-use-a-pet-door',
    title: 'Teaching a dog to use a pet door',
    excerpt:
      'Most dogs do not mind the hole. They mind the flap that touches their back. Take the flap away first, and bring it back a little at a time.',
    description:
      'Five short steps to a dog who comes and goes by itself: measuring for a pet door, starting without the flap, keys, winter and shy dogs.',
    category: 'training',
    author: 'tomas-okonjo',
    publishedAt: '2026-04-14T13:00:00Z',
    tags: ['Pet doors', 'Everyday life'],
    image: [
      'lifestyle/hero-pet-door.jpg',
      'A dog stepping through an open pet door into a sunny kitchen',
    ],
    products: ['smart-doorman-pet-door', 'doorman-pet-door', 'doorman-collar-key'],
    body: body(
      paragraphs(
        'The question I am asked most about pet doors is whether a dog will ever use one. Nearly every dog will. The ones who do not were usually pushed through, once, by somebody who loved them and was in a hurry.',
        'A pet door asks a dog to put its head into a place it cannot see and let something brush along its back. That is a good deal of trust. So we earn it in pieces, over about a week.',
      ),
      heading('Measure the dog, not the door'),
      bullets(
        '**Width:** the widest part of your dog, standing, plus two inches.',
        '**Top edge:** an inch or two above the shoulder. Dogs duck happily and climb badly.',
        '**Step over:** no higher than the belly. For a puppy, measure its parents, or ask the breeder.',
      ),
      table(
        'Which door for which dog',
        ['', 'Doorman', 'Smart Doorman'],
        ['Opens', 'With a push', 'To a collar key or a Larkfield collar'],
        ['Lets in', 'Whoever fits', 'Only who carries a key'],
        ['Needs power', 'No', 'Yes'],
        ['Medium', `To ${w.pounds(40)}`, `To ${w.pounds(40)}`],
        ['Large', `To ${w.pounds(100)}`, `To ${w.pounds(100)}`],
        ['In a wall', 'Ask a dealer', 'With the wall kit, sold apart'],
      ),
      paragraphs(
        'If raccoons visit your porch, or the cat next door has ideas, the [Smart Doorman](/products/smart-doorman-pet-door) is worth its price. Otherwise the plain [Doorman](/products/doorman-pet-door) has fewer parts, and what is not there cannot break. Our page on [choosing a pet door](/solutions/pet-door) goes into walls and glass.',
      ),
      heading('Five steps, a day or two each'),
      numbered(
        '**No flap.** Take it off, or tape it up out of the way. Sit on the far side with supper. Your dog walks through a window to reach you. Say nothing, feed, do it again from the other side.',
        '**A curtain.** Hang a tea towel over the upper half. It touches the back and weighs nothing.',
        '**The flap, held open.** Lower it bit by bit while your dog goes through. Let it rest on the back for a moment at the end.',
        '**The flap, closed but easy.** Hold it open by an inch, so that a nose can do the rest. Reward the _push_, not the passage.',
        '**The flap, closed.** First with you outside, then with you in the next room, then with nobody there and something good in the yard.',
      ),
      callout(
        'Never push from behind',
        'Two hands on the rump teach a dog that the door is where it gets grabbed. If it stops, you have gone one step too fast. Go back to the tea towel and try again tomorrow.',
        'care',
      ),
      heading('If the door needs a key'),
      paragraphs(
        'The Smart Doorman makes a small sound when it unlocks. Let your dog hear it from across the room for a day, with a treat each time, before it has anything to do with the door. Put the [collar key](/products/doorman-collar-key) on the collar your dog always wears. Check the lock at night for the first week, until you trust each other.',
      ),
      quote('He learned it in an afternoon. I needed a week to stop getting up.'),
      productCard(
        'doorman-collar-key',
        'One for each animal that may come in. Spares live well in a drawer.',
      ),
      heading('Shy dogs, old dogs, cats'),
      paragraphs(
        'A shy dog follows a confident one, so borrow a friend’s for an hour. An old dog may want a mat on both sides, because a slippery floor is frightening when hips are stiff. Cats learn in ten minutes and pretend they have not.',
        'And in winter, brush the snow from the outer sill and dry the magnet along the bottom edge. A flap that freezes shut for one morning can undo a week.',
      ),
      heading('One last thing'),
      paragraphs(
        'A pet door opens onto a yard, so the yard should be one your dog can be in alone. Finish the boundary first: the plan in [how to teach a dog where home ends](/blog/how-to-teach-a-boundary) takes two weeks. Then give away the key.',
      ),
    ),
  });
