import { readFileSync } from 'node:fs';
import { format } from 'prettier';
import { expect, it } from 'vitest';
import { MARK, modelOf } from './model';

it('docs/content-model.md says what the schemas say (npm run studio:model)', async () => {
  const file = readFileSync('docs/content-model.md', 'utf8');
  const [, generated] = file.split(MARK);
  const fresh = await format(`${modelOf()}\n`, { parser: 'markdown' });
  expect(MARK + (generated ?? '')).toBe(fresh);
});
