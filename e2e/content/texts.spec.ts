import { readdirSync, readFileSync } from 'node:fs';
import { allowNotFound, LOCALES, pathIn, TEMPLATES } from '../fixtures/site-map';
import { expect, test } from '../fixtures/test';

test.use({ javaScriptEnabled: false });

const keysOf = (texts: unknown, path = ''): readonly string[] =>
  typeof texts === 'object' && texts !== null
    ? Object.entries(texts).flatMap(([key, value]) => keysOf(value, path ? `${path}.${key}` : key))
    : [path.replace(/_(one|other)$/, '')];

// A key of one plain word may well be a text of the shop too.
const KEYS = new Set(
  readdirSync('locales/en-us')
    .flatMap(file => keysOf(JSON.parse(readFileSync(`locales/en-us/${file}`, 'utf8'))))
    .filter(key => /[.A-Z]/.test(key)),
);

for (const { id, prefix } of LOCALES) {
  for (const { name, path } of TEMPLATES) {
    test(`${id} ${name} shows texts, not their keys`, async ({ guard, page }) => {
      allowNotFound(guard);
      await page.goto(pathIn(prefix, path));
      const texts = await page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const shown: string[] = [document.title];
        while (walker.nextNode()) {
          const { parentElement, textContent } = walker.currentNode;
          if (!parentElement?.closest('script, style')) shown.push(textContent?.trim() ?? '');
        }
        for (const element of document.querySelectorAll('*')) {
          for (const attribute of ['aria-label', 'alt', 'title', 'placeholder']) {
            shown.push(element.getAttribute(attribute)?.trim() ?? '');
          }
        }
        return shown.filter(text => text !== '');
      });
      expect(texts.length).toBeGreaterThan(20);
      const bare = texts.filter(text => KEYS.has(text) || /\{\{|\[object |undefined/.test(text));
      expect(bare).toEqual([]);
    });
  }
}
