import type { LocaleId } from './locale-id';

/** The locale over which another writes only what differs. */
const PARENTS: Partial<Readonly<Record<LocaleId, LocaleId>>> = {
  'en-ca': 'en-us',
  'en-au': 'en-gb',
  'en-ie': 'en-gb',
  'en-gb-nl': 'en-gb',
  'fr-be': 'fr-fr',
  'de-ch': 'de-de',
};

/**
 * The locales whose documents a locale shows where it has none of its own, the nearest first. They speak
 * its language and sell in its part of the world: a page exists where its content does, so a French
 * locale shows no English page, and a British one none that is about the United States.
 */
export const contentFallbacks = (id: LocaleId): readonly LocaleId[] => {
  const parent = PARENTS[id];
  return parent ? [parent] : [];
};

/**
 * The locales whose interface texts fill what a locale's own folder in `locales/` lacks, the nearest
 * first. The last one, which has every text, is the default.
 */
export const textFallbacks = (id: LocaleId): readonly LocaleId[] => {
  const chain = contentFallbacks(id);
  return id === 'en-us' || chain.includes('en-us') ? chain : [...chain, 'en-us'];
};
