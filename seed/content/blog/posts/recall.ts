import { bullets, heading, numbered, paragraphs, subheading } from '~/seed/content/blocks';
import type { Wording } from '~/seed/content/wording';
import { post } from '../post';
import { body, callout, quote, smallHeading, table } from '../rich';

export const reliableRecall = (w: Wording) =>
  post({
    slug: 'a-recall-you-can-rely-on',
    title: 'A recall you can rely on',
    excerpt:
      'Coming when called is one word, a good reason and a few hundred easy wins. Here is how to collect them without ever shouting.',
    description:
      'Teach your dog to come when called: how to choose a word, the ladder from kitchen to park, and five small habits that quietly spoil a recall.',
    category: 'training',
    author: 'della-whitcombe',
    publishedAt: '2026-09-15T13:00:00Z',
    tags: ['Recall', 'Manners', 'Long lead'],
    image: ['lifestyle/trail.jpg', 'A dog on an autumn trail in low sun, looking back'],
    products: ['long-training-lead', 'training-treats', 'manners-obedience-training'],
    body: body(
      paragraphs(
        'Every dog I meet already comes when called. It comes for the cheese drawer, the car keys and the sound of a certain bowl. Nobody taught those. They simply never once turned out to be a disappointment.',
        'That is the whole secret of a recall. The word has to be as honest as the cheese drawer.',
      ),
      heading('Choose a clean word'),
      paragraphs(
        'If you have called “come” across a field forty times while your dog dug, that word now means “she is over there.” Leave it. Choose a fresh one: _here_, _home_, a whistle with two short notes. From today it is said once, and something good follows. Every time, for a month.',
      ),
      heading('The ladder'),
      paragraphs(
        'Work up one rung at a time. Go on when it works nine times in ten, and not before. If it fails twice in a row, you are a rung too high; step down and finish on a success.',
      ),
      table(
        'From the kitchen to the park',
        ['Rung', 'Where', 'What is in the way', 'What you pay'],
        ['1', 'Kitchen', 'Nothing', 'One treat'],
        ['2', 'Next room', 'A doorway', 'One treat'],
        ['3', 'Yard', 'Smells', 'Two treats, one after the other'],
        ['4', 'Yard', 'A person', 'A short game of tug'],
        ['5', 'Quiet path, long lead', 'Birds, distance', 'Chicken'],
        ['6', 'Park, long lead', 'Other dogs', 'Chicken, then off to play again'],
      ),
      paragraphs(
        `A [long lead](/products/long-training-lead) is what makes rungs five and six safe. Thirty feet are plenty${w.pick('', ' (about 9 m)')}. Let it lie on the ground. It is there so that a mistake ends quietly, and it is not for reeling your dog in like a fish.`,
      ),
      callout(
        'Pay in the right coin',
        'For a dog who lives for chasing, being sent back out is worth more than any treat. Call, praise, touch the collar, and say “off you go.” Nine recalls in ten should end with more freedom, not less.',
      ),
      heading('Five habits that spoil it'),
      numbered(
        '**Calling for something unpleasant.** Baths, nails and going home. Walk over and fetch your dog for those.',
        '**Calling twice.** The second call teaches that the first one was optional. Instead of repeating, run the other way and be interesting.',
        '**Scolding on arrival.** Whatever your dog did before, it has just done what you asked.',
        '**Grabbing.** Practice the collar touch as its own trick: hand to collar, treat, let go.',
        '**Retiring.** A recall is like a savings account. Make three small deposits a day, for life.',
      ),
      quote('The best recall I ever saw was an old beagle’s. His owner had never been in a hurry.'),
      heading('A week to begin with'),
      subheading('Indoors'),
      smallHeading('Monday to Wednesday'),
      paragraphs(
        'Ten calls a day inside, with a handful of [training treats](/products/training-treats) in your pocket. They are about two calories each, so this does not spoil supper. Say the word while your dog is _already_ on its way. You are not testing anything. You are building a memory.',
      ),
      smallHeading('Thursday and Friday'),
      paragraphs(
        'Call from another room. Hide behind a door. Let the children call in turns, with you handing out the pay. Keep each round under two minutes and stop while your dog still wants more.',
      ),
      subheading('Outdoors'),
      smallHeading('The weekend'),
      paragraphs(
        'The yard, early, when nobody is about. Three calls, three parties. Then go inside, and have breakfast. If your dog hesitates at a smell, wait until its head comes up before you call. Timing is half of training, and patience is the other half.',
      ),
      heading('And the fence?'),
      paragraphs(
        'A fence and a recall are two different things, and you want both. The fence holds when you are on the telephone. The recall works at the beach. We do not use a fence collar to teach a recall, because it has one job already. If you would like company on the way up the ladder, [Manners](/manners-dog-obedience-training) starts with exactly this, in 4 or 8 sessions at home or by video.',
      ),
      bullets(
        'Said once, paid every time.',
        'Up a rung when it is easy, down a rung when it is not.',
        'More freedom at the end than before.',
      ),
    ),
  });
