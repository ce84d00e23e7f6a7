import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { assetsOf, toImport } from './documents';

/**
 * Writes documents, drafts among them, as a folder that `sanity dataset import` takes: `data.ndjson`, a
 * document a line, and the files that they refer to in `images/` and `files/`.
 * @param folder - is emptied first
 * @returns how many documents and files were written
 */
export function exportDataset(documents: readonly object[], folder: string) {
  rmSync(folder, { recursive: true, force: true });
  for (const name of ['images', 'files']) mkdirSync(path.join(folder, name), { recursive: true });
  const lines = documents.map(document => `${JSON.stringify(toImport(document))}\n`);
  writeFileSync(path.join(folder, 'data.ndjson'), lines.join(''));
  const assets = assetsOf(documents);
  for (const { place, read } of assets) writeFileSync(path.join(folder, place), read());
  return { documents: documents.length, files: assets.length };
}
