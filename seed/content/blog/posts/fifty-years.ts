import { bullets, heading, paragraphs } from '~/seed/content/blocks';
import type { Wording } from '~/seed/content/wording';
import { post } from '../post';
import { body, callout, divider, picture, quote, table } from '../rich';

export const fiftyYears = (w: Wording) =>
  post({
    slug: 'fifty-years-of-a-line-in-the-grass',
    title: 'Fifty years of a line in the grass',
    excerpt:
      'In the summer of 1976 a county road was widened past a small farm, and a hound named Lark had nowhere safe to run. What happened next is still happening.',
    description:
      'How a hound named Lark, a coil of bell wire and a patient farmer became Larkfield, and what fifty years have taught us about dogs and people.',
    category: 'stories',
    author: 'june-lindqvist-abara',
    publishedAt: '2026-08-25T13:00:00Z',
    tags: ['Our story', 'Since 1976'],
    image: [
      'lifestyle/press-warehouse.jpg',
      'A dog beside a pallet of fence boxes in the warehouse',
    ],
    products: ['boundary-plus-fence-package', 'gps-collar', 'boundary-flags'],
    body: body(
      paragraphs(
        'My father kept the first collar in a cigar box. It is the size of a bar of soap and held together with tape. I was six when he made it. I remember the smell of solder, and Lark lying across his feet under the kitchen table, being the only hound in the county with her own engineer.',
        'He taught high-school electronics and kept a few acres on the side. The county had widened the road that summer. Lark had crossed it all her life, and one evening in July she nearly did not come back. He could have tied her up. He said that he had looked at the rope, and at her, and put the rope away.',
      ),
      heading('Bell wire and cheese'),
      paragraphs(
        'So he laid bell wire along the field, ran a small current through it, and hung a receiver on her neck that clicked when she came near. It took an afternoon. Then it took two weeks. He walked the line with her every morning and every evening, with a whistle and a pocket of cheese, until she turned at the click and looked up at him for the cheese.',
      ),
      quote(
        'Everybody wanted to see the box. Nobody asked about the two weeks. The two weeks were the invention.',
      ),
      paragraphs(
        'That is my father, [Everett](/people/everett-lindqvist), and he still says it to every new dealer. Lark lived to be fifteen. By then the neighbors had fences too, and so did theirs.',
      ),
      heading('What we got wrong'),
      paragraphs(
        'Fifty years are long enough to be mistaken in. It seems fair to write some of it down.',
      ),
      bullets(
        '**We sold boxes by mail, without a lesson.** From 1981 to 1984. The boxes worked and the fences did not. We have trained with every fitted fence since.',
        '**We made the collar too strong.** The first levels started where ours now end. A vet told us so in 1989, we listened in 1991, and those two years still bother me.',
        '**We thought satellites would never be good enough.** They were not, until they were.',
      ),
      table(
        'A few dates',
        ['Year', 'What happened'],
        ['1976', 'Lark'],
        ['1979', 'The first dealer, three counties over'],
        ['1986', 'Flags become part of every fence'],
        ['1991', 'Tone first, always'],
        ['1998', 'Canada, from a garage in Guelph'],
        ['2009', 'The shelter program'],
        ['2021', 'The GPS collar'],
        ['2026', 'Three million dogs'],
      ),
      picture(
        'lifestyle/dealer-van.jpg',
        'A white Larkfield van in a driveway with a dog waiting beside it',
        'Dealers work from their own towns. Most of them have mud on the mats and a dog on the seat.',
      ),
      heading('What has not changed'),
      paragraphs(
        'A dog learns a line from a person. Everything we have added since, the buried cable, the satellites, the app, makes the line better. None of it teaches. On a Tuesday morning in any of several hundred towns somebody in boots is walking along a row of white flags next to somebody else’s dog, saying “good, good, back we go.” I find that hard to improve on.',
        `We are asked, now and then, what we would do if we started today. The same, I think, with better tape. We would still rather lose a sale than fence a yard that wants a wooden fence. We would still give you a year to change your mind. ${w.pick(
          'And we would still be in Larkfield, Ohio, where the road has been widened twice more.',
          'And we would still have come to Canada, where the winters have taught us most of what we know about collars.',
        )}`,
      ),
      divider(),
      paragraphs(
        'The cigar box is on a shelf in the workshop. If you visit, ask to hold it. It weighs about as much as a good intention.',
      ),
      callout(
        'Tell us yours',
        'If your family had one of the early fences, we would love to see a picture. Write to care@larkfield.example. The oldest receiver that still clicks wins a new one, and a place on the shelf.',
      ),
      paragraphs(
        'More about the company is on our page [about Larkfield](/about). For the figures, there is a [press release](/press/larkfield-turns-fifty).',
      ),
    ),
  });
