import { bullets, heading, numbered, paragraphs } from '~/seed/content/blocks';
import type { Wording } from '~/seed/content/wording';
import { post } from '../post';
import { body, callout, picture, productCard, quote } from '../rich';

export const adoptedDog = (w: Wording) =>
  post({
    slug: 'three-days-three-weeks-three-months',
    title: 'Three days, three weeks, three months',
    excerpt:
      'An adopted dog does not arrive on the day you bring it home. It arrives bit by bit. What to expect, and what to do at each turn.',
    description:
      'How an adopted dog settles in: a quiet first three days, a routine for three weeks, and the freedom of three months, with the mistakes to avoid.',
    category: 'new-dog',
    author: 'tomas-okonjo',
    publishedAt: '2026-07-21T13:00:00Z',
    tags: ['Adoption', 'Shelter dogs', 'Boundary training'],
    image: ['lifestyle/pets-home.jpg', 'A cat and a dog lying together on a living-room rug'],
    products: ['boundary-flags', 'long-training-lead', 'car-harness', 'training-consultation'],
    body: body(
      paragraphs(
        'Everyone asks whether the dog is happy yet. I understand the question. You have signed the papers, bought the bed and told the grandparents. And there it is, under the table, looking at the wall.',
        'A dog from a shelter has moved house without being told why, often for the third or fourth time. It is not ungrateful. It is waiting to see what kind of place this is. The rule of thumb among people who do this for a living is three days, three weeks, three months, and in my experience it is about right.',
      ),
      heading('Three days: make the world small'),
      bullets(
        'One room, with a bed in a corner that nobody walks past.',
        'The same short loop, on a lead, four times a day. Two clips if you have them: one on the harness, one on the collar.',
        'Food put down and walked away from.',
        'No visitors, no bath, no pet store.',
      ),
      paragraphs(
        'Many dogs hardly eat on the first day and sleep through the second. Some hold everything in for longer than you thought possible. Let them. Sit on the floor with a book, sideways on, and be furniture.',
      ),
      callout(
        'Every door, every time',
        'Most adopted dogs who get lost are lost in the first three weeks, through a door that was open for a second. Lead on before the door moves. Car doors too: clip, then open.',
        'care',
      ),
      productCard('car-harness', 'For the drive home and every drive after. It clips to the belt.'),
      heading('Three weeks: make the days alike'),
      paragraphs(
        'Now the dog you adopted begins to come out, and it may not be the one you met. The quiet one barks. The friendly one growls over a sock. That is good news in an odd wrapping: a dog shows you things once it believes that you will still be there tomorrow.',
        'What it needs from you is sameness. Breakfast, walk, nap, something to chew, walk, supper, the same words at the door. Write the words on the refrigerator so that everyone says the same ones.',
      ),
      numbered(
        'Teach its name: say it, and a treat appears. Twenty times a day.',
        'Teach one thing you like, and pay for it. Lying on a mat is a fine choice.',
        'Walk the edge of the yard together, once a day, on a lead, talking.',
        'When it eats and sleeps well, put out the flags and begin. Not before.',
      ),
      picture(
        'lifestyle/shelter-home.jpg',
        'A dog looking out of a warmly lit window at dusk',
        'By the third week many dogs choose a window. It is often the first thing they choose at all.',
      ),
      heading('Three months: make the world larger'),
      paragraphs(
        'About now comes a morning on which it runs to you for no reason. People ring me to tell me. The yard has become its own, and if you have [taught the boundary](/blog/how-to-teach-a-boundary), the collar is mostly silent. This is the time for friends, for the lake, for a longer lead and then for none.',
        'Go on paying for the good things. It is easy to stop, because the good things have become ordinary. That was the aim.',
      ),
      quote(
        'He had been returned twice for running. He just needed somebody to show him where it was.',
      ),
      heading('If it does not go like that'),
      paragraphs(
        'Some dogs need a year. Some have a history that you only learn by stepping on it. Growling is information, so thank your dog for it and give it room. If it has snapped, if it cannot be left at all, or if you are beginning to be afraid, ask for help early. It is a sign of taking things seriously.',
        `Within six months of an adoption you can show us the papers and have a virtual [training consultation](/products/training-consultation) of about an hour at no cost. It belongs to our program [From shelter to forever home](/from-shelter-to-forever-home). Call [${w.phone}](${w.phoneUrl}) and mention it.`,
      ),
      heading('The cat'),
      paragraphs(
        'Keep them apart for the three days. Swap their blankets. Then a gate, then a lead, then a bored dog and a high shelf. Let the cat decide the speed; it would anyway. Our cat person, [Nina](/people/nina-castellane), says that the day the cat turns its back on the dog is the day you may relax.',
      ),
    ),
  });
