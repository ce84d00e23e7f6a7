import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const GUIDE = readFileSync('docs/add-a-brand.md', 'utf8');

/** Tests, and what belongs to one brand or holds its content. */
const LEFT_OUT =
  /(^docs\/|^README|\.test\.|\.fixture\.|^e2e\/.*\.spec\.|^seed\/(accounts|art|catalogue|content\/larkfield)\/|\/testing\/|\btrailhound\b)/;

it('lists every file that names the brands', () => {
  const named = execFileSync('git', ['grep', '--untracked', '-lI', 'trailhound'], {
    encoding: 'utf8',
  });
  const files = named.split('\n').filter(file => file !== '' && !LEFT_OUT.test(file));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter(file => !GUIDE.includes(`\`${file}\``) && file !== '.env.example')).toEqual(
    [],
  );
});

it('names files that are there', () => {
  const paths = [...GUIDE.matchAll(/`((?:src|sandbox|seed|scripts|static|openapi|e2e)\/[^`]+)`/g)];
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  const lost = paths
    .map(([, path = '']) => path.replace('<id>', 'trailhound'))
    .filter(path => !files.split('\n').some(file => file === path || file.startsWith(`${path}/`)));
  expect(lost).toEqual([]);
});
