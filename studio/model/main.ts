// `npm run studio:model`: writes the generated part of docs/content-model.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { MARK, modelOf } from './model';

const FILE = 'docs/content-model.md';

const main = async (): Promise<void> => {
  const [written = ''] = readFileSync(FILE, 'utf8').split(MARK);
  writeFileSync(FILE, await format(`${written}${modelOf()}\n`, { parser: 'markdown' }));
};

void main();
