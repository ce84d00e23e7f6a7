import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishFile } from './collection-index';

/** Below /static, which hosts tell browsers to keep for good: a name carries its content's digest. */
const FOLDER = 'static/shelves';

/**
 * Writes JSON files of the site. A text that has been written before, by this build or another, is
 * left as it is. Files of earlier builds stay: a page that is open in a tab still names them.
 */
export const filePublisher = (output: string): PublishFile => {
  const folder = join(output, FOLDER);
  mkdirSync(folder, { recursive: true });
  return text => {
    const digest = createHash('sha256').update(text).digest('hex').slice(0, 20);
    const name = `${digest}.json`;
    const file = join(folder, name);
    if (!existsSync(file)) writeFileSync(file, text);
    return `/${FOLDER}/${name}`;
  };
};
