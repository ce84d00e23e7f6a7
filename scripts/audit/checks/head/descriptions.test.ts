import { expect, it } from 'vitest';
import { checkDescriptions } from './descriptions';
import { page } from '../page.fixture';

const described = (...contents: readonly string[]) =>
  page('/', '', contents.map(text => `<meta name="description" content="${text}">`).join(''));

it('requires one meaningful description', () => {
  expect(checkDescriptions([described('Fences for dogs.')])).toEqual([]);
  const broken = [described(), described('  '), described('a', 'b')];
  expect(checkDescriptions(broken).map(({ message }) => message)).toEqual([
    'has no description',
    'has no description',
    'has more than one description',
  ]);
});
