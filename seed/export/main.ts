// `npm run seed:export [folder]`: the content of the demo shops for a real content dataset.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { documents } from '../content';
import { exportDataset } from './export';

const DATASET = 'production';

const [target = 'seed-export', ...others] = process.argv.slice(2);
if (target === '' || target.startsWith('-') || others.length > 0) {
  console.error('Usage: npm run seed:export [folder]');
  process.exit(2);
}

const folder = path.join(target, DATASET);
if (existsSync(folder) && !existsSync(path.join(folder, 'data.ndjson'))) {
  console.error(`${folder} exists and is not an export: name another folder, or delete it.`);
  process.exit(2);
}

const written = exportDataset(documents, folder);
console.log(`${written.documents} documents and ${written.files} files are in ${folder}.`);
console.log(
  'Import them in studio/, after `npm ci`, with SANITY_STUDIO_PROJECT_ID set and `npx sanity login`:',
);
console.log(`npx sanity dataset import ${path.relative('studio', folder)} ${DATASET}`);
