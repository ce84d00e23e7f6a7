import * as v from 'valibot';
import { words } from '~/seed/load/fields';
import { markdownFiles } from '~/seed/load/files';
import { readMarkdown } from '~/seed/load/markdown';
import { slugField, type DocumentSource, type Site } from './document';
import { wording } from './fields';
import { anyPicture } from './pictures';
import { bodyOf } from './rich-text';
import type { Wording } from './wording';
import { inWordsOf } from './wording-syntax';

/** The front matter of `people/<slug>.md`; the text is the person's story, the portrait a file of the art pack. */
const personFields = v.strictObject({
  name: words,
  role: wording,
  portrait: anyPicture,
  credentials: v.array(wording),
});

/** A site's people: founders, trainers, vets. */
export function peopleOf(site: Site): (w: Wording) => readonly DocumentSource[] {
  const files = markdownFiles(`content/${site}/people`).map(file =>
    readMarkdown(file, personFields),
  );
  return w =>
    files.map(({ name, fields, prose }) => ({
      type: 'person',
      name,
      fields: { ...inWordsOf(fields, w), slug: slugField(name), bio: bodyOf(prose, w) },
    }));
}
