import * as v from 'valibot';
import { words } from '~/seed/load/fields';
import { markdownFiles } from '~/seed/load/files';
import { readMarkdown } from '~/seed/load/markdown';
import { slugField, type DocumentSource } from '../document';
import { wording } from '../fields';
import { bodyOf } from '../rich-text';
import type { Wording } from '../wording';
import { inWordsOf } from '../wording-syntax';

/** The front matter of `people/<slug>.md`; the text is the person's story. */
const personFields = v.strictObject({ name: words, role: wording, credentials: v.array(wording) });

const files = markdownFiles('content/larkfield/people').map(file =>
  readMarkdown(file, personFields),
);

/** The people of Larkfield: founders, trainers, a vet and a dealer. */
export const people = (w: Wording): readonly DocumentSource[] =>
  files.map(({ name, fields, prose }) => ({
    type: 'person',
    name,
    fields: { ...inWordsOf(fields, w), slug: slugField(name), bio: bodyOf(prose, w) },
  }));
