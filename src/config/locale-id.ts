/** Every locale that a brand may offer (spec storefront §3 Locale). */
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
  | 'en-ca';
