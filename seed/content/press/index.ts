import { bullets, heading, paragraphs } from '../blocks';
import { body, table } from '../blog/rich';
import type { DocumentSource } from '../document';
import type { Wording } from '../wording';
import { release } from './release';

const fifty = (w: Wording) =>
  release(w, {
    slug: 'larkfield-turns-fifty',
    title: 'Larkfield turns fifty, and three million dogs',
    date: '2026-07-14',
    location: 'Larkfield, Ohio',
    summary:
      'The pet fence company that began with a hound, a field and a coil of bell wire marks its fiftieth summer with a free lesson for every family that still has an early fence.',
    body: body(
      paragraphs(
        'Fifty years ago this week Everett Lindqvist, a high-school electronics teacher, laid bell wire along a field to keep his hound Lark off a widened county road. Larkfield, the company that came of it, says that some three million dogs in the United States and Canada have since learned where home ends.',
        'To mark the summer, every family that can show a Larkfield receiver made before 1990, working or not, may have a [training consultation](/products/training-consultation) at no cost until the end of the year.',
      ),
      paragraphs(
        '“People ask what the invention was. It was two weeks of walking with a pocket full of cheese. The wire just made it easier to be consistent,” said Everett Lindqvist, who is in his eighties and still opens the workshop on Thursdays.',
      ),
      heading('The company in figures'),
      table(
        'Larkfield, summer 2026',
        ['Figure', '2026'],
        ['Founded', '1976'],
        ['Dogs taught', 'About three million'],
        ['Dealers', 'Several hundred, in the United States and Canada'],
        ['Guarantee', '1 year, money back'],
      ),
      paragraphs(
        'President June Lindqvist-Abara has written down the story, with the mistakes, in [Fifty years of a line in the grass](/blog/fifty-years-of-a-line-in-the-grass).',
      ),
    ),
  });

const gpsUpdate = (w: Wording) =>
  release(w, {
    slug: 'gps-collar-lasts-36-hours',
    title: 'GPS collar now lasts 36 hours on a charge',
    date: '2026-03-10',
    location: 'Larkfield, Ohio',
    summary:
      'A new radio and a quieter way of listening for satellites give the Larkfield GPS collar a day and a half between charges, at the same weight.',
    body: body(
      paragraphs(
        `Larkfield today introduced a new edition of its [GPS collar](/products/gps-collar) that lasts 36 hours on a charge and is full again in 2 hours. The collar weighs the same as before and is made for dogs from ${w.pounds(8)}.`,
        'The gain comes from a radio that rests while the dog rests. When the dog lies still the collar looks up less often; when the dog moves toward a line, it looks many times a second.',
      ),
      bullets(
        '36 hours a charge, 2 hours to full.',
        `Boundary accuracy of about ${w.feet(3)} in open sky.`,
        'Tone only, or one of 25 levels, chosen by the family.',
        `Waterproof to ${w.pick('3.3 ft', '1 m')} for 30 minutes.`,
        'LTE with satellite. A [service plan](/products/service-plan) is needed.',
      ),
      paragraphs(
        '“A day and a half means supper. Every family has a supper. That is when it goes on the dock,” said Tomas Okonjo, head trainer. Owners of the earlier edition keep their plan when they change collars.',
        `The collar costs ${w.money('399.95', '539.95')} and comes in three sizes and three colors.`,
      ),
    ),
  });

const shelters = (w: Wording) =>
  release(w, {
    slug: 'ten-thousand-shelter-dogs',
    title: 'Shelter program passes its ten-thousandth dog',
    date: '2026-05-05',
    location: w.pick('Erie, Pennsylvania', 'Peterborough, Ontario'),
    summary:
      'From shelter to forever home gives adopters a lesson, a saving and someone to call. This spring a hound named Fern became the ten-thousandth dog in it.',
    body: body(
      paragraphs(
        'Fern, a hound of about six, left the shelter in March with a lead, a blanket and a telephone number. The number belongs to a trainer. She is the ten-thousandth dog in [From shelter to forever home](/from-shelter-to-forever-home), the program that Larkfield has run since 2009.',
        'Within six months of an adoption, families receive a virtual training consultation of about an hour at no cost and $100 off a fitted Boundary Plus fence. For every fence taken home through the program, a training starter kit goes to the shelter the dog came from.',
      ),
      heading('Why the first weeks matter'),
      paragraphs(
        'Most adopted dogs who go missing do so in the first three weeks, before they know that they are home. The program’s plan, [Three days, three weeks, three months](/blog/three-days-three-weeks-three-months), is free for any shelter to print.',
      ),
      paragraphs(
        '“We do not need every adopter to buy a fence. We need every adopter to close the car door,” said Tomas Okonjo, head trainer at Larkfield.',
      ),
    ),
  });

const canada = (w: Wording) =>
  release(w, {
    slug: 'new-warehouse-in-guelph',
    title: 'A larger warehouse in Guelph shortens the wait in Canada',
    date: '2025-11-18',
    location: 'Guelph, Ontario',
    summary:
      'Orders in Canada leave from Guelph, in Canadian dollars and with no duty at the door. A new building doubles what is kept in stock.',
    body: body(
      paragraphs(
        'Larkfield has moved its Canadian warehouse into a larger building on Mill Pond Crescent in Guelph. It holds twice as much as the old one, including the large pet doors and beds that used to come from Ohio to order.',
      ),
      bullets(
        'Orders placed before 2 pm ET on a business day leave the same day.',
        'Most arrive within 2 to 6 business days, the territories within about 12.',
        'Prices are in Canadian dollars, and no duty is owed at the door.',
      ),
      paragraphs(
        'The building also has a yard. Maren Tremblay, trainer for Canada, tests collars there in winter. “We asked for a loading dock and a snowbank,” she said, “and we got both.”',
        'Eleven people work in Guelph today. Three more will join in the spring.',
      ),
    ),
  });

const dealers = (w: Wording) =>
  release(w, {
    slug: 'paid-training-for-fitters',
    title: 'Larkfield opens a paid course for new fitters',
    date: '2026-01-20',
    location: 'Larkfield, Ohio',
    summary:
      'Six weeks beside an experienced fitter, on full pay and with no license needed: dealers across two countries are looking for people who do not mind mud.',
    body: body(
      paragraphs(
        'From February, newcomers who join a Larkfield dealer as a fitter learn the work in six weeks beside an experienced colleague, on full pay. No license is needed. The company carries half of the cost, so that small dealers can take somebody on.',
        'Fitters plan lines, lay wire, mount transmitters and doors, and leave a lawn as they found it. Trainers have a course of their own: two weeks in a classroom and four in real yards.',
      ),
      paragraphs(
        '“I can teach anyone to lay wire. I cannot teach anyone to like people on a wet Monday,” said Hollis Farrow, a dealer for nineteen years. Openings are listed under [careers with dealers](/careers-with-dealers).',
      ),
    ),
  });

const guarantee = (w: Wording) =>
  release(w, {
    slug: 'one-year-guarantee-for-every-fence',
    title: 'One year, money back, now for every fence',
    date: '2025-09-02',
    location: 'Larkfield, Ohio',
    summary:
      'The guarantee that used to cover fitted fences alone now covers the GPS collar too, whether it is bought from a dealer or online.',
    body: body(
      paragraphs(
        'Larkfield has extended its [1-year money-back guarantee](/money-back-guarantee) to the GPS collar. If a Larkfield fence, drawn or buried, does not keep a dog safely at home within a year, the family gets its money back.',
        'The company asks for three things in return: that the training plan was followed, that somebody called when it was not working, and that the equipment comes back. Buried wire may stay in the ground. The unused months of a yearly service plan are refunded as well.',
      ),
      paragraphs(
        '“A year means that every season gets a vote,” said June Lindqvist-Abara, president. In the year before, fewer than three fences in a hundred came back.',
        'Everything else in the shop can be returned within 45 days, as before.',
      ),
    ),
  });

/** Larkfield's press releases. */
export const releases = (w: Wording): readonly DocumentSource[] => [
  fifty(w),
  gpsUpdate(w),
  shelters(w),
  canada(w),
  dealers(w),
  guarantee(w),
];
