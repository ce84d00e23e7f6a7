import { attribute, elementsNamed } from '~/scripts/audit/built-page';
import type { BuiltPage } from '~/scripts/audit/built-page';
import { alternatesOf, isListed, type Site } from '~/scripts/audit/head';
import { problem, type Problem } from '~/scripts/audit/problem';

const judge = (page: BuiltPage, site: Site): readonly string[] => {
  const alternates = alternatesOf(page);
  if (alternates.length === 0) return [];
  const own = site.addressOf(page);
  const tags = alternates.map(({ tag }) => tag);
  const twice = [...new Set(tags.filter((tag, index) => tags.indexOf(tag) !== index))];
  const language = attribute(elementsNamed(page, 'html')[0] ?? { attrs: [] }, 'lang');
  const self = alternates.find(({ address, tag }) => address === own && tag !== 'x-default');
  const fallback = alternates.find(({ tag }) => tag === 'x-default');
  const isKnown = alternates.some(
    ({ tag, address }) => tag !== 'x-default' && address === fallback?.address,
  );
  const targets = alternates.flatMap(({ tag, address }) => {
    const target = site.pageAt(address);
    if (target === null) return [`names ${address} for ${tag}, which is not built`];
    if (!isListed(target, site)) return [`names ${address} for ${tag}, which is not listed`];
    const isMutual = alternatesOf(target).some(each => each.address === own);
    return isMutual ? [] : [`names ${address} for ${tag}, which does not link back`];
  });
  return [
    ...twice.map(tag => `names two pages for ${tag}`),
    ...(self === undefined ? ['lists other locales, but not its own'] : []),
    ...(self !== undefined && self.tag !== language
      ? [`is for ${self.tag}, but written in ${language ?? 'no language'}`]
      : []),
    ...(fallback !== undefined && !isKnown ? ['has an x-default that is no locale of it'] : []),
    ...targets,
  ];
};

/** Pages list their alternates in other locales once each, and their alternates list them. */
export const checkHreflang = (pages: readonly BuiltPage[], site: Site): readonly Problem[] =>
  pages.flatMap(page => judge(page, site).map(message => problem(page, message)));
