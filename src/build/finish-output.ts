import { readFile, writeFile } from 'node:fs/promises';
import type { Reporter } from 'gatsby';
import type { Settings } from '../site/settings';
import { keepOwnBrandFiles } from './brand-files';
import { originsOf, withPolicy } from './csp/policy';
import { withLateScripts } from './late-scripts/late-scripts';
import { filesBelow, forEachOf } from './output-files';
import { precompress } from './precompress';

const OUTPUT = 'public';
const RECORD = '.host/compressed.json';

/**
 * The last work on written pages: scripts behind the first paint, policies, then compressed copies. Every page is looked at, for
 * the generator renews the script block of pages that it does not write again; files that need no
 * change are left alone.
 */
export const finishOutput = async (
  reporter: Pick<Reporter, 'info'>,
  settings: Settings,
): Promise<void> => {
  await keepOwnBrandFiles(OUTPUT, settings.brand.id);
  const origins = originsOf(settings);
  const pages = (await filesBelow(OUTPUT)).filter(
    file => file.endsWith('.html') && !file.includes('_gatsby'),
  );
  let secured = 0;
  await forEachOf(pages, async file => {
    const html = await readFile(file, 'utf8');
    const finished = withPolicy(withLateScripts(html), origins);
    if (finished === html) return;
    await writeFile(file, finished);
    secured += 1;
  });
  const compressed = await precompress(await filesBelow(OUTPUT), RECORD);
  reporter.info(
    `${secured} of ${pages.length} pages got a new policy, ${compressed} files new copies`,
  );
};
