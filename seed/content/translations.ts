import type { SeedDocument } from './document';

/** Documents with a page of their own, whose slug may differ from language to language. */
const TRANSLATED = new Set(['page', 'blogPost', 'pressRelease', 'person', 'sharedPage']);

const LANGUAGES = ['en-us', 'en-ca'] as const;

/**
 * What is a translation of what, as the content system's plugin for documents in several languages
 * keeps it: a document for each pair.
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
