import { bullets, heading, paragraphs } from '~/seed/content/blocks';
import { post } from '../post';
import { body, callout, picture, quote } from '../rich';

export const nineteenYears = () =>
  post({
    slug: 'nineteen-years-in-one-county',
    title: 'Nineteen years in one county',
    excerpt:
      'A day in the van with Hollis Farrow, who has fitted some two thousand fences within forty miles of his front door, and remembers most of the dogs.',
    description:
      'A day with a Larkfield dealer: three yards, one wire break, a nervous hound and what nineteen years of fitting fences have taught him.',
    category: 'stories',
    author: 'june-lindqvist-abara',
    publishedAt: '2026-05-26T13:00:00Z',
    tags: ['Dealers', 'A day with'],
    image: [
      'lifestyle/dealer-van.jpg',
      'A white Larkfield van in a driveway with a dog waiting beside it',
    ],
    products: ['wire-repair-kit', 'surge-protector', 'training-consultation'],
    body: body(
      paragraphs(
        'Hollis starts at half past six, because that is when dogs are sensible. The van smells of wire, wet dog and coffee, in that order. On the dashboard lies a notebook with names in it. Not of people. “I am hopeless with people’s names,” he says. “But I know who lives at the Hendersons’. That is Gus.”',
        '[Hollis Farrow](/people/hollis-farrow) has been our dealer in the same county for nineteen years. He has fitted about two thousand fences, all within forty miles of the house he was born in. I asked whether I could ride along for a day and he said yes, if I carried things.',
      ),
      heading('Seven o’clock: a creek'),
      paragraphs(
        'The first yard has a creek across one corner and a young pointer called Wren, who thinks the far bank is hers. A consultation takes about an hour. For the first half of it Hollis does not talk about fences at all. He throws a stick. He asks where the school bus stops. He walks the edge twice, once in each direction, and the second time he walks it at the height of a dog.',
      ),
      quote(
        'If you only look at the yard standing up, you miss the gap under the hedge. I have been through some hedges.',
      ),
      paragraphs(
        'He tells the family that wire will cross the creek, and what that adds. He also tells them that if they only want to protect the vegetables, a roll of mesh would do. They laugh. He means it.',
      ),
      heading('Ten o’clock: a break'),
      paragraphs(
        'The second call is a transmitter that beeps. The wire is open somewhere in nine hundred feet. Hollis asks the owner what he has dug lately. “Nothing,” says the owner. There is a pause. “A mailbox.”',
        'We find it in eleven minutes, under the mailbox. The repair takes two waterproof capsules from a [wire repair kit](/products/wire-repair-kit) and rather less time than the story about the mailbox. There is no bill. “He would have found it himself,” says Hollis, “if he had remembered the mailbox.”',
      ),
      picture(
        'products/wire-repair-kit/1.jpg',
        'A wire repair kit with a coil of wire, waterproof capsules and strippers',
        'Two capsules, a coil and a stripper. Every van has three of these, and so should every garage.',
      ),
      heading('Two o’clock: flags'),
      paragraphs(
        'The third yard is the one he has been looking forward to. Fern is a hound of about six, adopted in March, day nine of her training. On day one she would not leave the steps. Today she trots along the flags beside him on a long lead, sees the neighbor’s cat, stops, thinks, and turns around to see whether Hollis has noticed.',
        'He has noticed. He goes down on one knee in the wet grass and tells her so for quite some time. The collar made no sound at all.',
      ),
      quote(
        'People think the wire is what I sell. What I sell is the moment the dog looks at the flag, looks at you, and walks back.',
      ),
      heading('What nineteen years teach'),
      paragraphs('On the way home I asked for a list. He thought about it for four miles.'),
      bullets(
        'Nobody ever regretted another week on the lead.',
        'The dog that worries you is not the dog that runs. It is the one that has stopped looking at you.',
        'Lightning finds the one house without a [surge protector](/products/surge-protector).',
        'If there are children, teach the children. They are out there more.',
        'Always shut the gate you found shut.',
      ),
      callout(
        'Is there a dealer near you?',
        'Probably. There are several hundred in the United States and Canada, most of them within an hour. A visit takes about an hour, is free, and commits you to nothing.',
      ),
      heading('Six o’clock'),
      paragraphs(
        'We park behind his house. An old beagle named Biscuit comes out to meet the van. There are flags along the drive, faded nearly white. “She has not worn a collar in five years,” says Hollis. “I ought to take them down. I suppose I like to see them.”',
        'If you would like to do what Hollis does, dealers near you are looking for fitters and trainers: [careers with dealers](/careers-with-dealers). If you would like to know what he told the family by the creek, start with [free consultation](/free-consultation).',
      ),
    ),
  });
