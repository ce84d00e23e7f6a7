/**
 * Every locale that a brand may offer: the twelve of spec storefront §3 Locale, and nl-nl besides
 * (docs/spec-map.md).
 */
export type LocaleId =
  | 'en-us'
  | 'en-au'
  | 'en-gb'
  | 'fr-fr'
  | 'fr-be'
  | 'de-de'
  | 'en-ie'
  | 'it-it'
  | 'en-gb-nl'
  | 'es-es'
  | 'de-ch'
  | 'en-ca'
  | 'nl-nl';
