import type { LocalizationString } from '~/src/domain/content/content';
import { textOf } from '~/src/domain/data/read';
import type { DocumentFields } from './fields';
import { unknownLanguage, type Languages } from './localized';

/** The words of a `localizationString` document. */
interface Wording {
  readonly fields: DocumentFields;
  readonly namespace: string;
  readonly key: string;
  readonly values: readonly { readonly language: string; readonly value: string }[];
  /** For languages without a value. */
  readonly placeholder: string | null;
}

const wordsIn = (item: DocumentFields, name: string): string | null => {
  const words = item.optionalText(name);
  return words === null || words.trim() === '' ? null : words;
};

const toValue = (item: DocumentFields): Wording['values'][number] | null => {
  const language = item.optionalText('language') ?? textOf(item.record._key);
  const value = wordsIn(item, 'value');
  if (language === null || value === null) return null;
  const id = language.toLowerCase();
  const problem = unknownLanguage(language, 'these words');
  if (problem === null || unknownLanguage(id, 'these words') === null)
    return { language: id, value };
  item.problem('language', problem);
  return null;
};

/** A `localizationString` document; one without a group or a key is reported and null. */
export const toWording = (fields: DocumentFields): Wording | null => {
  const namespace = fields.text('group');
  const key = fields.text('key');
  const values = fields.list('values', toValue);
  const placeholder = wordsIn(fields, 'placeholder');
  return fields.isComplete ? { fields, namespace, key, values, placeholder } : null;
};

const placeOf = ({ namespace, key }: Wording): string => `${namespace}:${key}`;

/** Reports the second of two values for the same group, key and language. */
const reportRepeated = (wordings: readonly Wording[]): void => {
  const known = new Map<string, Wording>();
  for (const wording of wordings) {
    for (const { language } of wording.values) {
      const place = `${placeOf(wording)} ${language}`;
      const first = known.get(place);
      known.set(place, first ?? wording);
      if (!first) continue;
      const holder =
        first === wording
          ? `it has two values in "${language}"`
          : `${first.fields.documentId} has the group "${wording.namespace}", the key "${wording.key}" and a value in "${language}", too`;
      wording.fields.problem('values', `${holder}: only the first one is shown. Remove the other.`);
    }
  }
};

/**
 * The texts of a locale, one for each group and key: its own, else its nearest fallback's, else a
 * placeholder.
 */
export const toStrings = (
  wordings: readonly Wording[],
  { localeId, fallbackIds }: Languages,
): readonly LocalizationString[] => {
  reportRepeated(wordings);
  const strings = new Map<string, LocalizationString>();
  const add = (wording: Wording, value: string | null | undefined, isPlaceholder: boolean) => {
    const { namespace, key } = wording;
    const place = placeOf(wording);
    if (typeof value === 'string' && !strings.has(place))
      strings.set(place, { namespace, key, value, isPlaceholder });
  };
  for (const id of [localeId, ...fallbackIds]) {
    for (const wording of wordings) {
      add(wording, wording.values.find(({ language }) => language === id)?.value, false);
    }
  }
  for (const wording of wordings) add(wording, wording.placeholder, true);
  return [...strings.values()];
};
