import * as v from 'valibot';
import { readCsvIfAny } from '~/seed/load/csv';
import { handle, words } from '~/seed/load/fields';
import type { SeedDocument, Site } from './document';

/** `strings.csv`: interface texts that editors override; they win over the files in `locales/`. */
const stringRow = v.strictObject({ name: handle, group: words, key: words, value: words });

/** A site's `strings.csv` as documents. */
export const stringsOf = (site: Site): readonly SeedDocument[] =>
  readCsvIfAny(`content/${site}/strings.csv`, stringRow).map(({ name, group, key, value }) => ({
    _id: `${site}-localizationString-${name}`,
    _type: 'localizationString',
    site,
    group,
    key,
    placeholder: value,
    values: [{ _key: 'en-us', language: 'en-us', value }],
  }));
