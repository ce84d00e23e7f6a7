import {
  array,
  literal,
  minLength,
  minValue,
  nonEmpty,
  object,
  pipe,
  string,
  strictTuple,
  variant,
} from 'valibot';
import { decode, finiteNumber, nullable } from '~/src/domain/data/decode';
import type { SizeGuide } from '~/src/domain/size-guide/size-guide';
import type { DocumentFields } from '../fields';

const words = pipe(string(), nonEmpty('is empty'));
const length = pipe(finiteNumber, minValue(0, 'is negative'));
const percent = length;

const shared = {
  option: words,
  article: words,
  sizes: pipe(array(object({ value: words, from: length, to: length })), minLength(1, 'is empty')),
  line: nullable(strictTuple([percent, percent, percent, percent])),
};
const schema = variant('kind', [
  object({ kind: literal('collar'), ...shared }),
  object({
    kind: literal('door'),
    ...shared,
    thickness: object({ from: length, to: length }),
  }),
]);

/** The size guide of a product; one that cannot be read is reported, and the product has none. */
export const toSizeGuide = (fields: DocumentFields): SizeGuide | null => {
  return fields.nested('sizeGuide', (item): SizeGuide | null => {
    const found = decode(schema, item.record);
    if (found.ok) return { ...found.value, image: item.image('image') };
    item.problem(found.error.path, `${found.error.message} Until then there is no size guide.`);
    return null;
  });
};
