import type { LocaleId } from '../locale-id';

/** The locales of a brand that sells all over: the twelve of spec storefront §3, and Dutch besides. */
export const GLOBAL_LOCALES: readonly LocaleId[] = [
  ...(['en-us', 'en-ca', 'en-gb', 'en-ie', 'en-au'] as const),
  ...(['fr-fr', 'fr-be', 'de-de', 'de-ch', 'it-it', 'es-es', 'en-gb-nl', 'nl-nl'] as const),
];
