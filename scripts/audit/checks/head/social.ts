import type { BuiltPage } from '~/scripts/audit/built-page';
import { isIndexable, linksOf, metaOf } from '~/scripts/audit/head';
import { problem, type Problem } from '~/scripts/audit/problem';

const WANTED = [
  'og:image',
  'og:url',
  'og:type',
  'og:title',
  'og:description',
  'twitter:card',
  'twitter:image',
  'twitter:domain',
  'twitter:url',
  'twitter:title',
  'twitter:description',
  'twitter:site',
];

/** Every page has the default metadata (spec storefront §9), each tag once and for its own URL. */
export const checkSocial = (pages: readonly BuiltPage[]): readonly Problem[] =>
  pages.flatMap(page => {
    const counts = WANTED.flatMap(name => {
      const found = metaOf(page, name);
      if (found.length === 1 && found[0] !== '') return [];
      return [problem(page, `has ${found.length} ${name} with a content, expected one`)];
    });
    const [canonical] = linksOf(page, 'canonical');
    const strayed = ['og:url', 'twitter:url'].filter(
      name => isIndexable(page) && metaOf(page, name)[0] !== canonical,
    );
    return [
      ...counts,
      ...strayed.map(name =>
        problem(page, `has another address than the canonical one in ${name}`),
      ),
    ];
  });
