import type { SeedDocument } from './document';

/** Documents with a page of their own, whose slug may differ from language to language. */
const TRANSLATED = new Set(['page', 'blogPost', 'pressRelease', 'person', 'sharedPage']);

const LANGUAGES = ['en-us', 'en-ca'] as const;

/**
 * Which documents are translations of each other, in the format of the content system's plugin for
 * internationalized documents: a document for each pair.
 */
export const translationsOf = (documents: readonly SeedDocument[]): readonly SeedDocument[] => {
  const ids = new Set(documents.map(({ _id }) => _id));
  return documents.flatMap(({ _id, _type, language }) => {
    const name = _id.replace(/-en-us$/, '');
    const isPair = language === 'en-us' && ids.has(`${name}-en-ca`);
    if (!TRANSLATED.has(_type) || !isPair) return [];
    return [
      {
        _id: `translations-${name}`,
        _type: 'translation.metadata',
        schemaTypes: [_type],
        translations: LANGUAGES.map(each => ({
          _key: each,
          _type: 'internationalizedArrayReferenceValue',
          value: { _type: 'reference', _ref: `${name}-${each}`, _weak: true },
        })),
      },
    ];
  });
};
