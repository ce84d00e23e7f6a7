import { pageText } from '~/seed/content/page-text';
import type { DocumentSource } from '~/seed/content/document';
import * as m from '~/seed/content/modules';
import { page } from '~/seed/content/page';
import type { Wording } from '~/seed/content/wording';

const privacy = (w: Wording) =>
  page({
    slug: 'privacy',
    title: 'Privacy',
    seo: {
      title: 'Privacy policy',
      description:
        'What Larkfield knows about you and your dog, why, for how long, who else sees it, and how to have it corrected or deleted.',
    },
    modules: [m.richText(pageText('larkfield', 'privacy', w))],
  });

const terms = (w: Wording) =>
  page({
    slug: 'terms',
    title: 'Terms',
    seo: {
      title: 'Terms of sale and use',
      description:
        'The terms on which you buy from Larkfield and use this site: prices, orders, Autoship, service plans, safety and liability.',
    },
    modules: [m.richText(pageText('larkfield', 'terms', w))],
  });

const accessibility = (w: Wording) =>
  page({
    slug: 'accessibility',
    title: 'Accessibility',
    seo: {
      title: 'Accessibility statement',
      description:
        'How we make this shop usable with a keyboard, a screen reader, large text or a slow connection, and whom to tell when it is not.',
    },
    modules: [m.richText(pageText('larkfield', 'accessibility', w))],
  });

/** What the law asks for, in plain words. */
export const legalPages = (w: Wording): readonly DocumentSource[] => [
  privacy(w),
  terms(w),
  accessibility(w),
];
