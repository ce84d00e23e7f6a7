import { readText } from '../load/files';
import type { Site } from './document';
import { bodyOf, type BodyBlock } from './rich-text';
import type { Wording } from './wording';

/** The long text of a page, `<site>/pages/<name>.md`, in the words of one country. */
export function pageText(site: Site, name: string, w: Wording): readonly BodyBlock[] {
  const file = `content/${site}/pages/${name}.md`;
  return bodyOf({ file, line: 1, text: readText(file) }, w);
}
