import * as v from 'valibot';
import { words } from '~/seed/load/fields';
import { readMarkdown } from '~/seed/load/markdown';
import type { DocumentSource } from '../document';
import * as m from '../modules';
import { page } from '../page';
import { bodyOf } from '../rich-text';
import { isTranslated } from '../translate';
import type { Wording } from '../wording';
import { inWordsOf } from '../wording-syntax';

const fieldsOfPage = v.strictObject({ title: words, seoTitle: words, description: words });

/** The law differs abroad, so these pages have an English text of their own there. */
const folderOf = ({ isAbroad, language }: Wording): string => {
  if (isTranslated(language)) return `languages/${language}`;
  return isAbroad ? 'pages/abroad' : 'pages';
};

/** A page that is one long text: `<slug>.md` in the folder of its language, with its titles in the front matter. */
export function writtenPage(slug: string, w: Wording): DocumentSource {
  const file = `content/pawmere/${folderOf(w)}/${slug}.md`;
  const { fields, prose } = readMarkdown(file, fieldsOfPage);
  const { title, seoTitle, description } = inWordsOf(fields, w);
  return {
    ...page({
      slug,
      title,
      seo: { title: seoTitle, description },
      modules: [m.richText(bodyOf(prose, w))],
    }),
    isInLanguage: isTranslated(w.language),
  };
}

/** What the law asks for, in plain words. */
export const legalPages = (w: Wording): readonly DocumentSource[] =>
  ['privacy', 'terms', 'shipping-and-returns', 'accessibility'].map(slug => writtenPage(slug, w));
