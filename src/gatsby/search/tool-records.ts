import type { Brand } from '~/src/config/brands/brand';
import type { Locale } from '~/src/config/locales';
import { localizePath } from '~/src/config/paths';
import { DEALERS_PATH } from '~/src/domain/contact/dealer';
import { recordIdOf, type ArticleRecord } from './search-records';
import type { Namespaces } from '../sourcing/strings';

const stringIn = (strings: Namespaces, namespace: string, key: string): string => {
  const text = strings[namespace]?.[key];
  return typeof text === 'string' ? text : '';
};

/** The records of pages that are tools, such as the dealer search, beside those of support articles. */
export const toolRecords = (
  locale: Locale,
  brand: Brand,
  strings: Namespaces,
): readonly ArticleRecord[] =>
  brand.hasDealers
    ? [
        {
          objectID: recordIdOf(locale.id, 'tool-dealers'),
          locale: locale.id,
          language: locale.language.toLowerCase(),
          handle: 'tool-dealers',
          path: localizePath(DEALERS_PATH, locale, brand),
          title: stringIn(strings, 'dealers', 'searchTitle'),
          section: null,
          excerpt: stringIn(strings, 'dealers', 'intro'),
          text: stringIn(strings, 'dealers', 'searchTerms'),
        },
      ]
    : [];
