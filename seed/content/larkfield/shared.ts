import * as v from 'valibot';
import { seedBrands } from '~/seed/brands';
import { readMarkdown } from '~/seed/load/markdown';
import { slugField, type DocumentSource } from '../document';
import { image, wording } from '../fields';
import { imageField } from '../images';
import { bodyOf } from '../rich-text';
import { SHARED_FILES } from '../shared-slugs';
import type { Wording } from '../wording';
import { inWordsOf } from '../wording-syntax';

/** The front matter of `shared/<slug>.md`. */
const sharedFields = v.strictObject({
  title: wording,
  description: wording,
  image: v.optional(image),
  /** Other sites that show it. */
  sites: v.array(v.picklist(seedBrands.map(({ id }) => id))),
});

const files = SHARED_FILES.map(file => readMarkdown(file, sharedFields));

/** Texts that brands share. */
export const sharedPages = (w: Wording): readonly DocumentSource[] =>
  files.map(({ name, fields: { image: shown, ...fields }, prose }) => {
    const { description, ...written } = inWordsOf(fields, w);
    return {
      type: 'sharedPage',
      name,
      fields: {
        ...written,
        ...(shown && { image: imageField(shown.file, shown.alt) }),
        body: bodyOf(prose, w),
        slug: slugField(name),
        seo: { title: written.title, description },
      },
    };
  });
