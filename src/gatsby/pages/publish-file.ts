import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishFile } from './catalogue/collection-index';

/** Below /static, which browsers cache for good: each name contains a digest of the content. */
const FOLDER = 'static/collections';

/**
 * Writes JSON files of the site. A file that exists is left alone. Files of earlier builds are
 * kept, because pages in open tabs still refer to them.
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
