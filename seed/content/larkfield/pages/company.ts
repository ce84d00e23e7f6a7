import { pageText } from '~/seed/content/page-text';
import { paragraphs, text } from '~/seed/content/blocks';
import type { DocumentSource } from '~/seed/content/document';
import { labelled, primary, secondary } from '~/seed/content/links';
import * as m from '~/seed/content/modules';
import { page } from '~/seed/content/page';
import { picture } from '~/seed/content/pictures';
import type { Wording } from '~/seed/content/wording';

const about = (w: Wording) =>
  page({
    slug: 'about',
    title: 'About Larkfield',
    seo: {
      title: 'About Larkfield, keeping dogs safe at home since 1976',
      description:
        'A hound named Lark, a field beside a county road and a coil of bell wire: how Larkfield began, and who we are today.',
      image: picture('yard'),
    },
    modules: [
      m.feature({
        eyebrow: 'Since 1976',
        heading: 'A hound named Lark, and a field beside a road',
        body: text(
          paragraphs(
            'In the summer of 1976 a county road was widened past a small farm, and Lark, who had crossed it all her life, was nearly lost on it. The farmer taught high-school electronics. He laid bell wire along the field, hung a small receiver on a collar, and spent two weeks walking the line with her, a whistle and a pocket of cheese.',
            'Lark lived to be fifteen. By then the neighbors had fences too, and so did theirs.',
          ),
        ),
        image: picture('yard'),
        imageSide: 'right',
      }),
      m.statistics({
        items: [
          { value: '1976', label: 'our first fence' },
          { value: '3 million', label: 'dogs since' },
          { value: 'Hundreds', label: 'of local dealers' },
          { value: '1 year', label: 'to change your mind' },
        ],
      }),
      m.richText(pageText('larkfield', 'about', w)),
      m.banner({
        heading: 'Like to work with dogs and people?',
        body: 'Dealers near you are looking for installers and trainers.',
        image: picture('van'),
        link: labelled('Careers with dealers', '/careers-with-dealers'),
        tone: 'light',
      }),
    ],
  });

const careers = (w: Wording) =>
  page({
    slug: 'careers-with-dealers',
    title: 'Careers with dealers',
    seo: {
      title: 'Careers with Larkfield dealers: installers and trainers',
      description:
        'Outdoor work, dogs every day and training that is paid for. What installers, trainers and new dealers do, and how to apply.',
      image: picture('careersVan'),
    },
    modules: [
      m.hero({
        heading: 'Work outdoors, with good company',
        body: 'Larkfield dealers are small local businesses. Most are looking for someone who is patient, likes people and does not mind mud.',
        image: picture('careersVan'),
        actions: [primary(`Call ${w.phone}`, w.phoneUrl), secondary('About Larkfield', '/about')],
      }),
      m.richText(pageText('larkfield', 'careers-with-dealers', w)),
    ],
  });

const manners = (w: Wording) =>
  page({
    slug: 'manners-dog-obedience-training',
    title: 'Manners dog obedience training',
    seo: {
      title: 'Manners: dog obedience training at home',
      description:
        'Sit, stay, come and a calm front door, taught in 4 or 8 sessions of about an hour. What Manners covers and what it costs.',
      image: picture('training'),
    },
    modules: [
      m.hero({
        eyebrow: 'Manners',
        heading: 'A polite dog is a free dog',
        body: 'The dog that comes when called may go further. Manners teaches yours the few things that open every door.',
        image: picture('training'),
        actions: [
          primary('Choose your sessions', '/products/manners-obedience-training'),
          secondary('A single consultation', '/products/training-consultation'),
        ],
        facts: ['4 or 8 sessions', 'About 1 hour each', 'At home or by video'],
      }),
      m.comparison({
        heading: 'What it covers, and what it costs',
        columns: ['4 sessions', '8 sessions'],
        rows: [
          { label: 'Price', values: [w.money('249', '329'), w.money('449', '589')] },
          { label: 'Sit, stay and come', values: ['Yes', 'Yes'] },
          { label: 'Walking on a loose leash', values: ['Yes', 'Yes'] },
          { label: 'Greetings and visitors', values: ['No', 'Yes'] },
          { label: 'Going to a place and staying', values: ['No', 'Yes'] },
          { label: 'Walking past other dogs', values: ['No', 'Yes'] },
        ],
      }),
      m.steps({
        heading: 'How it goes',
        steps: [
          {
            title: 'Order',
            text: 'A dealer calls within 1 to 2 business days to set the first date.',
          },
          { title: 'Meet', text: 'The same trainer each week, for about an hour.' },
          { title: 'Practice', text: 'Ten minutes a day between sessions, with a written plan.' },
        ],
      }),
      m.richText(pageText('larkfield', 'manners-dog-obedience-training', w)),
      m.productRail({
        heading: 'In every trainer’s pocket',
        handles: ['training-starter-kit', 'training-treats', 'long-training-lead'],
      }),
    ],
  });

/** The company, its people and its lessons. */
export const companyPages = (w: Wording): readonly DocumentSource[] => [
  about(w),
  careers(w),
  manners(w),
];
