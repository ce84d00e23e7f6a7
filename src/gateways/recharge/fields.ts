import { check, number, object, pipe, regex, string, transform } from 'valibot';
import { isCurrencyCode, type CurrencyCode } from '~/src/config/currency';
import { parseMoney, type Money } from '~/src/domain/commerce/money';
import { nullable } from '~/src/domain/data/decode';

/** A record's number, as text. */
export const id = pipe(number(), transform(String));

/** A number at the store, such as a variant's; null where there is none. */
export const externalId = pipe(
  object({ ecommerce: nullable(string()) }),
  transform(({ ecommerce }) => ecommerce),
);

/** A whole day, such as `2026-12-05`; a time after it is dropped. */
export const day = pipe(
  string(),
  regex(/^\d{4}-\d{2}-\d{2}/),
  transform(text => text.slice(0, 10)),
);

/** An ISO 8601 instant. */
export const instant = pipe(
  string(),
  check(text => !Number.isNaN(Date.parse(text)), 'is no instant'),
);

/** The text, or an empty one for null. */
export const text = pipe(
  nullable(string()),
  transform(value => value ?? ''),
);

/** A decimal amount, such as `12.95`. */
export const price = pipe(string(), regex(/^-?\d{1,12}(\.\d+)?$/));

/** The currency of a code, or the store's if unknown. */
export const currencyOf = (code: string | null, standard: CurrencyCode): CurrencyCode =>
  code !== null && isCurrencyCode(code) ? code : standard;

/** An amount that `price` has validated. */
export const toMoney = (amount: string, currency: CurrencyCode): Money =>
  parseMoney(amount, currency) ?? { cents: 0, currency };
