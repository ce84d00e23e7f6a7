import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { nl } from './nl';
import type { CheckoutWords, Words } from './words';

const WORDS: Readonly<Record<string, Words>> = { EN: en, FR: fr, DE: de, IT: it, ES: es, NL: nl };

/** The texts in a language in the platform's spelling; in English for one that nobody translated. */
export const wordsOf = (language: string | null | undefined): Words =>
  WORDS[language ?? 'EN'] ?? en;

const AT_HOME: readonly string[] = ['US', 'CA'];

/**
 * The words of the checkout for buyers in that country. Outside North America, the button that orders says
 * that it commits to pay.
 */
export const checkoutWordsOf = (
  language: string | null | undefined,
  country: string,
): CheckoutWords => {
  const { checkout } = wordsOf(language);
  if (checkout !== en.checkout || AT_HOME.includes(country)) return checkout;
  return { ...checkout, placeOrder: total => `Order and pay, ${total}` };
};

/** Languages of the locale paths of the shops that are not in English. */
const LANGUAGES_OF_PATHS: Readonly<Record<string, string>> = {
  '/fr': 'FR',
  '/be': 'FR',
  '/de': 'DE',
  '/ch': 'DE',
  '/it': 'IT',
  '/es': 'ES',
  '/nl-nl': 'NL',
};

/** The language of the pages below a locale's path, such as `/fr`. */
export const languageOfPath = (path: string): string => LANGUAGES_OF_PATHS[path] ?? 'EN';
