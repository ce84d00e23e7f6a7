import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { writeSiteFiles } from './text-files';
import { element } from './xml';

const root = mkdtempSync(join(tmpdir(), 'site-files-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('writes into folders, and removes obsolete sitemaps', async () => {
  for (const name of ['sitemap-products-2.xml', 'sitemap.xml', 'other.xml'])
    writeFileSync(join(root, name), 'old');
  await writeSiteFiles(
    [
      { path: '/sitemap.xml', text: 'new' },
      { path: '/en-ca/blog/rss.xml', text: 'feed' },
    ],
    root,
  );
  expect(existsSync(join(root, 'sitemap-products-2.xml'))).toBe(false);
  expect(readFileSync(join(root, 'sitemap.xml'), 'utf8')).toBe('new');
  expect(readFileSync(join(root, 'other.xml'), 'utf8')).toBe('old');
  expect(readFileSync(join(root, 'en-ca/blog/rss.xml'), 'utf8')).toBe('feed');
});

it('escapes text, without characters that XML does not allow', () => {
  expect(element('a', 'x < y & \u0000\u001b"z"\n\t')).toBe(
    '<a>x &lt; y &amp; &quot;z&quot;\n\t</a>',
  );
  expect(element('a', null)).toBe('');
});
