import { BANNER_TONES } from '../choices';
import { choice, file, items, labelledLink, line, lines, link, picture, texts } from '../fields';
import { eyebrow, heading, module, requiredHeading, richBody } from './module';

const film = file('film', 'Film', {
  accept: 'video/*',
  description:
    'Of the scene of the picture, which shows before and after it: silent, 5 seconds at most, 16 wide by 9 high. It plays by itself.',
});

/** Modules that open a page or present its main points. */
export const LEAD_MODULES = [
  module({
    name: 'heroModule',
    title: 'Hero',
    description:
      'Opens a page: a large heading over a picture, one or two buttons and short facts. One a page, at its top.',
    fields: [
      eyebrow,
      requiredHeading,
      lines('body', 'Text'),
      picture('image', 'Picture'),
      film,
      items(
        'actions',
        'Buttons',
        [
          line('label', 'Words', { isRequired: true }),
          link('link', 'Leads to'),
          choice('style', 'Style', ['primary', 'secondary'], { description: 'primary if empty.' }),
        ],
        { titleFrom: 'label' },
      ),
      items(
        'facts',
        'Facts',
        [
          line('label', 'Words', { isRequired: true }),
          line('value', 'Number', { description: 'Shown large, before the words.' }),
        ],
        { titleFrom: 'label' },
      ),
    ],
  }),
  module({
    name: 'featureModule',
    title: 'Feature',
    description: 'A picture beside a heading, text and a list of points.',
    fields: [
      eyebrow,
      requiredHeading,
      richBody,
      picture('image', 'Picture'),
      film,
      choice('imageSide', 'Side of the picture', ['left', 'right', 'full'], {
        description: 'right if empty; full is across the page, above the text.',
      }),
      labelledLink('link', 'Link'),
      texts('points', 'Points'),
    ],
  }),
  module({
    name: 'bannerModule',
    title: 'Banner',
    description: 'A band across the page with one message and one link.',
    fields: [
      requiredHeading,
      lines('body', 'Text'),
      picture('image', 'Picture'),
      labelledLink('link', 'Link'),
      choice('tone', 'Colors', BANNER_TONES, { description: 'light if empty.' }),
    ],
  }),
  module({
    name: 'quoteModule',
    title: 'Quotation',
    description: 'One person’s words in large type.',
    titleFrom: 'quote',
    fields: [
      lines('quote', 'Words', { isRequired: true }),
      line('attribution', 'Who said it'),
      picture('image', 'Picture'),
    ],
  }),
  module({
    name: 'richTextModule',
    title: 'Text',
    description: 'Running text at reading width.',
    titleFrom: 'anchor',
    fields: [richBody],
  }),
  module({
    name: 'questionsModule',
    title: 'Questions',
    description: 'Questions that open their answers; search engines read them too.',
    fields: [
      heading,
      items(
        'items',
        'Questions',
        [
          line('question', 'Question', { isRequired: true }),
          lines('answer', 'Answer', { isRequired: true }),
        ],
        { titleFrom: 'question' },
      ),
    ],
  }),
];
