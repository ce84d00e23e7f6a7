import type { LocaleId } from './locale-id';

/** The base of a locale that contains only the differences from it. */
const PARENTS: Partial<Readonly<Record<LocaleId, LocaleId>>> = {
  'en-ca': 'en-us',
  'en-au': 'en-gb',
  'en-ie': 'en-gb',
  'en-gb-nl': 'en-gb',
  'fr-be': 'fr-fr',
  'de-ch': 'de-de',
};

/**
 * The locales whose documents a locale shows where it has none of its own, nearest first. They share
 * its language and region: a French locale never shows an English page, nor a British one a page that
 * was written for the United States.
 */
export const contentFallbacks = (id: LocaleId): readonly LocaleId[] => {
  const parent = PARENTS[id];
  return parent ? [parent] : [];
};

/**
 * The locales whose interface texts fill the gaps of a locale's own folder in `locales/`, nearest
 * first. The last one is the default, which has every text.
 */
export const textFallbacks = (id: LocaleId): readonly LocaleId[] => {
  const chain = contentFallbacks(id);
  return id === 'en-us' || chain.includes('en-us') ? chain : [...chain, 'en-us'];
};
