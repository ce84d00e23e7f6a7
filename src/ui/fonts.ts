import type { LanguageCode } from '../config/locales';

/**
 * Font files that a brand's pages of a language need at once; the document head preloads them. English
 * does without the letters of other languages.
 */
export const preloadedFonts = (brand: string, language: LanguageCode): readonly string[] => {
  const parts = language === 'EN' ? [''] : ['', '-more'];
  return ['text', 'display'].flatMap(name =>
    parts.map(part => `/fonts/${brand}/${name}${part}.woff2`),
  );
};
