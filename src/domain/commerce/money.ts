import { isCurrencyCode, type CurrencyCode } from '~/src/config/currency';

/** An exact amount: `cents` is an integer in the currency's hundredth unit. */
export interface Money {
  readonly cents: number;
  readonly currency: CurrencyCode;
}

const DECIMAL = /^(-?)(\d+)(?:\.(\d*))?$/;

/**
 * Reads a decimal amount such as "469.95" without going through binary fractions. Digits past the
 * hundredth round half away from zero. Null when the text or the currency is none we know.
 */
export const parseMoney = (amount: string, currency: string): Money | null => {
  const match = DECIMAL.exec(amount.trim());
  if (!match || !isCurrencyCode(currency)) return null;
  const [, sign = '', units = '', fraction = ''] = match;
  const hundredths = Number(units) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
  const cents = hundredths + (Number(fraction[2] ?? '0') >= 5 ? 1 : 0);
  if (!Number.isSafeInteger(cents)) return null;
  return { cents: sign === '-' && cents !== 0 ? -cents : cents, currency };
};

/** The amount as the platform writes it, for example "469.95". */
export const toDecimal = ({ cents }: Money): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

const sameCurrency = (a: Money, b: Money): void => {
  if (a.currency !== b.currency) {
    throw new Error(`Cannot mix ${a.currency} and ${b.currency}.`);
  }
};

/**
 * Sum of two amounts.
 * @throws if their currencies differ
 */
export const addMoney = (a: Money, b: Money): Money => {
  sameCurrency(a, b);
  return { cents: a.cents + b.cents, currency: a.currency };
};

/**
 * `a` minus `b`; may be negative.
 * @throws if their currencies differ
 */
export const subtractMoney = (a: Money, b: Money): Money => {
  sameCurrency(a, b);
  return { cents: a.cents - b.cents, currency: a.currency };
};

/** Amount times a whole quantity. */
export const multiplyMoney = (money: Money, quantity: number): Money => ({
  cents: money.cents * quantity,
  currency: money.currency,
});

/**
 * Negative when `a` is less than `b`, 0 when equal, positive when more.
 * @throws if their currencies differ
 */
export const compareMoney = (a: Money, b: Money): number => {
  sameCurrency(a, b);
  return a.cents - b.cents;
};

/**
 * Sum of amounts; zero of `currency` when there are none.
 * @throws if an amount is in another currency
 */
export const sumMoney = (amounts: readonly Money[], currency: CurrencyCode): Money =>
  amounts.reduce(addMoney, { cents: 0, currency });

/** Whether an amount can be shown as a price in that currency: it is in it, and not negative. */
export const isPriceIn = (
  { cents, currency }: Money,
  expected: CurrencyCode | undefined,
): boolean => cents >= 0 && currency === expected;

/**
 * The lowest and highest of the amounts that can be shown as prices in that currency. If none can,
 * the first amount is returned as both, so that the page can say that it has no price; null if
 * there are none.
 */
export const rangeOf = (
  amounts: readonly Money[],
  currency: CurrencyCode,
): { min: Money; max: Money } | null => {
  const [given] = amounts;
  if (!given) return null;
  const [first = given, ...rest] = amounts.filter(amount => isPriceIn(amount, currency));
  return rest.reduce(
    ({ min, max }, next) => ({
      min: compareMoney(next, min) < 0 ? next : min,
      max: compareMoney(next, max) > 0 ? next : max,
    }),
    { min: first, max: first },
  );
};

/**
 * The price after a percentage off, rounded half up to the cent. The percentage may have up to
 * two decimals; it is held between 0 and 100.
 */
export const percentOff = (money: Money, percent: number): Money => {
  const basisPoints = Math.round(Math.min(100, Math.max(0, percent)) * 100);
  const cents = Math.floor((money.cents * (10_000 - basisPoints) + 5_000) / 10_000);
  return { cents, currency: money.currency };
};

/**
 * How many percent `now` is below `before`, rounded half up to a whole percent in whole numbers; 0
 * when it is not below.
 */
export const savedPercent = (before: Money, now: Money): number =>
  compareMoney(now, before) < 0
    ? Math.floor(((before.cents - now.cents) * 200 + before.cents) / (before.cents * 2))
    : 0;
