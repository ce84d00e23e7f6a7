// `npm run studio:model`: lists the brands for the studio, which is deployed without the shop's files, and
// writes the generated part of docs/content-model.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { BRAND_IDS } from '~/src/config/brands';

const BRANDS_FILE = 'studio/schemas/brands.json';
const MODEL_FILE = 'docs/content-model.md';

const main = async (): Promise<void> => {
  writeFileSync(BRANDS_FILE, await format(JSON.stringify(BRAND_IDS), { parser: 'json' }));
  // Only now, because the schemas read the list.
  const { MARK, modelOf } = await import('./model');
  const [written = ''] = readFileSync(MODEL_FILE, 'utf8').split(MARK);
  writeFileSync(MODEL_FILE, await format(`${written}${modelOf()}\n`, { parser: 'markdown' }));
};

void main();
