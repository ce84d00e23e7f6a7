// `npm run seed:export [folder]`: the content of the demo shops for a real content dataset.
import path from 'node:path';
import { documents } from '../content';
import { exportDataset } from './export';

const DATASET = 'production';

const folder = path.join(process.argv[2] ?? 'seed-export', DATASET);
const written = exportDataset(documents, folder);
console.log(`${written.documents} documents and ${written.files} files are in ${folder}.`);
console.log(`Import them with: npx sanity dataset import ${folder} ${DATASET}`);
