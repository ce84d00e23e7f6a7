import type { SeedDocument } from './document';
import { TRANSLATED_LANGUAGES, type SeedLanguage } from './translate';

/** Documents with a page of their own, whose slug may differ from language to language. */
const TRANSLATED = new Set(['page', 'blogPost', 'pressRelease', 'person', 'sharedPage']);

const LANGUAGES: readonly SeedLanguage[] = [
  ...(['en-us', 'en-ca', 'en-gb', 'en-ie', 'en-au', 'en-gb-nl'] as const),
  ...TRANSLATED_LANGUAGES,
  'de-ch',
];

/**
 * Which documents are translations of each other, in the format of the content system's plugin for
 * internationalized documents: a document for each that has any.
 */
export const translationsOf = (documents: readonly SeedDocument[]): readonly SeedDocument[] => {
  const ids = new Set(documents.map(({ _id }) => _id));
  return documents.flatMap(({ _id, _type, language }) => {
    const name = _id.replace(/-en-us$/, '');
    const languages = LANGUAGES.filter(each => ids.has(`${name}-${each}`));
    if (!TRANSLATED.has(_type) || language !== 'en-us' || languages.length < 2) return [];
    return [
      {
        _id: `translations-${name}`,
        _type: 'translation.metadata',
        schemaTypes: [_type],
        translations: languages.map(each => ({
          _key: each,
          _type: 'internationalizedArrayReferenceValue',
          value: { _type: 'reference', _ref: `${name}-${each}`, _weak: true },
        })),
      },
    ];
  });
};
