import { checkoutWordsOf, wordsOf } from '~/sandbox/words/languages';
import type { CheckoutWords } from '~/sandbox/words/words';
import { formatCents } from '../money';
import type { StoreSettings } from '../stores';
import { ADDRESS_RULES } from './regions';

type Buyer = Pick<StoreSettings, 'language' | 'country'>;

/** The tag of a buyer's language in their country, such as fr-BE; null for English. */
export const tagOf = ({ language, country }: Buyer): string | null =>
  language === undefined ? null : `${language.toLowerCase()}-${country}`;

/** How a store's pages and mails speak to a buyer. */
export interface Wording {
  readonly words: CheckoutWords;
  /** The buyer's country. */
  readonly country: string;
  /** What the country calls its postal codes, in that language. */
  readonly postcode: string;
  /** The tax with its rate. */
  readonly tax: string;
  readonly money: (cents: number) => string;
}

/** The wording of a store in the language and country of its buyer. */
export function wordingOf(settings: StoreSettings): Wording {
  const { language, country, countryName, currency, taxName, taxPercent } = settings;
  const tag = tagOf(settings);
  const { taxes } = wordsOf(language);
  const checkout = checkoutWordsOf(language, country);
  const rate = new Intl.NumberFormat(tag ?? 'en-US').format(taxPercent);
  const percent = tag === null || language === 'NL' || language === 'IT' ? '%' : '\u00a0%';
  return {
    words: checkout,
    country:
      tag === null
        ? countryName
        : (new Intl.DisplayNames([tag], { type: 'region' }).of(country) ?? countryName),
    postcode: checkout.postcode ?? ADDRESS_RULES[country].postalLabel,
    tax: `${taxes[taxName] ?? taxName} (${rate}${percent})`,
    money: cents => formatCents(cents, currency, tag),
  };
}
