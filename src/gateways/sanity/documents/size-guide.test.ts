import { expect, it } from 'vitest';
import { fieldsOf } from '../content.fixture';
import { describeProblem } from '../problem';
import { toSizeGuide } from './size-guide';

const guide = {
  kind: 'door',
  option: 'Size',
  article: 'choose-and-measure-a-pet-door',
  sizes: [{ value: 'Medium', from: 6, to: 20 }],
  thickness: { from: 1.4, to: 2 },
  line: [1, 2, 3, 4],
};
const read = (sizeGuide: unknown) => {
  const { fields, problems } = fieldsOf({ sizeGuide });
  return { guide: toSizeGuide(fields), problems: problems.map(describeProblem) };
};

it('reads the size guide of a product', () => {
  expect(read(guide)).toEqual({ guide: { ...guide, image: null }, problems: [] });
  expect(read(undefined)).toEqual({ guide: null, problems: [] });
});

it('reports one that cannot be read, and leaves it out', () => {
  const { guide: none, problems } = read({ ...guide, sizes: [{ value: 'Medium', from: 6 }] });
  expect(none).toBeNull();
  expect(problems).toEqual([
    'Document doc-1, field sizeGuide.sizes[0].to: The field "sizes[0].to" is missing. Until then there is no size guide.',
  ]);
  expect(read({ ...guide, thickness: undefined }).guide).toBeNull();
});
