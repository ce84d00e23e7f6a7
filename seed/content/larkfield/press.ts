import * as v from 'valibot';
import { day, words } from '~/seed/load/fields';
import { markdownFiles } from '~/seed/load/files';
import { readMarkdown } from '~/seed/load/markdown';
import { slugField, type DocumentSource } from '../document';
import { wording } from '../fields';
import { bodyOf } from '../rich-text';
import type { Wording } from '../wording';
import { inWordsOf } from '../wording-syntax';

/** The front matter of `press/<slug>.md`. */
const releaseFields = v.strictObject({
  title: wording,
  date: day,
  location: words,
  summary: wording,
});

const files = markdownFiles('content/larkfield/press').map(file =>
  readMarkdown(file, releaseFields),
);

/** Larkfield's press releases; the contact is the press desk of the country. */
export const releases = (w: Wording): readonly DocumentSource[] =>
  files.map(({ name, fields, prose }) => ({
    type: 'pressRelease',
    name,
    fields: {
      ...inWordsOf(fields, w),
      body: bodyOf(prose, w),
      slug: slugField(name),
      contact: {
        name: w.pick('Corinne Aldous, press desk', 'Maxime Beaudry, press desk'),
        email: 'press@larkfield.example',
        phone: w.phone,
      },
    },
  }));
