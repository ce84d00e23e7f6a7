import * as v from 'valibot';
import { readCsv } from '~/seed/load/csv';
import { handle, words } from '~/seed/load/fields';
import type { SeedDocument } from '../document';

/** `strings.csv`: interface texts that editors override; they win over the files in `locales/`. */
const stringRow = v.strictObject({ name: handle, group: words, key: words, value: words });

export const strings: readonly SeedDocument[] = readCsv(
  'content/larkfield/strings.csv',
  stringRow,
).map(({ name, group, key, value }) => ({
  _id: `larkfield-localizationString-${name}`,
  _type: 'localizationString',
  site: 'larkfield',
  group,
  key,
  placeholder: value,
  values: [{ _key: 'en-us', value }],
}));
