import * as v from 'valibot';
import { seedBrand } from '~/seed/brands';
import { day, words } from '~/seed/load/fields';
import { markdownFiles } from '~/seed/load/files';
import { readMarkdown } from '~/seed/load/markdown';
import { slugField, type DocumentSource, type Site } from './document';
import { image, wording } from './fields';
import { imageField } from './images';
import { bodyOf } from './rich-text';
import type { Wording } from './wording';
import { inWordsOf } from './wording-syntax';

/** The front matter of `press/<slug>.md`. */
const releaseFields = v.strictObject({
  title: wording,
  date: day,
  location: words,
  summary: wording,
  image: v.optional(image),
});

/** A site's press releases; the contact is the brand's press desk in the country. */
export function pressOf(site: Site): (w: Wording) => readonly DocumentSource[] {
  const files = markdownFiles(`content/${site}/press`).map(file =>
    readMarkdown(file, releaseFields),
  );
  const { pressDesk: desk } = seedBrand(site);
  if (files.length === 0) return () => [];
  if (!desk)
    throw new Error(`seed/brands/${site}.json names no "pressDesk" for its press releases.`);
  return w =>
    files.map(({ name, fields: { image: shown, ...fields }, prose }) => ({
      type: 'pressRelease',
      name,
      fields: {
        ...inWordsOf(fields, w),
        ...(shown && { image: imageField(shown.file, shown.alt) }),
        body: bodyOf(prose, w),
        slug: slugField(name),
        contact: { name: w.pick(desk.us, desk.ca), email: desk.email, phone: w.phone },
      },
    }));
}
