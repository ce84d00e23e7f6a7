import { expect, it } from 'vitest';
import { readClaims } from './claims';
import { readMapRows } from './map-rows';

const MAP = `
| spec | code | test | status |
| ---- | ---- | ---- | ------ |
| "a" | \`src/a.ts\` \`src/a.css\` | \`src/a.test.ts\` \`e2e/a.spec.ts\` | held: well |
| "b" | \`src/b.ts\` | \`e2e/b.spec.ts\` | held |
| "c" | \`src/c.css\` | \`src/c.test.ts\` | held |
| "d" | \`src/d.ts\` | \`src/d.test.ts\` | partly: no |
| "e" | \`src/e.ts\` | \`src/e.hosts.test.ts\` | held |
`;

it('samples rows held by cheap TypeScript tests, and lists the rest', () => {
  const { sampled, notSampled } = readClaims(readMapRows(MAP));
  expect(sampled).toEqual([
    {
      spec: '"a"',
      sources: ['src/a.ts'],
      tests: ['src/a.test.ts'],
      costlyTests: ['e2e/a.spec.ts'],
    },
  ]);
  expect(notSampled.map(({ spec }) => spec)).toEqual(['"b"', '"c"', '"e"']);
});
