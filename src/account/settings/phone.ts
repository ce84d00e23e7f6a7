const E164 = /^\+[1-9]\d{7,14}$/;
const NORTH_AMERICAN = /^\+1(\d{3})(\d{3})(\d{4})$/;
/** The North American plan: area and exchange begin with 2 to 9; N11 and N9X are no areas. */
const IN_PLAN = /^\+1[2-9](?!11)[0-8]\d[2-9]\d{6}$/;
const isPossible = (number: string): boolean =>
  E164.test(number) && (!number.startsWith('+1') || IN_PLAN.test(number));

/**
 * A phone number as the store keeps it (E.164), however it was typed; ten digits are a North
 * American number. Empty for an empty text, null for no such number.
 */
export const toE164 = (typed: string): string | null => {
  const text = typed.trim();
  if (text === '') return '';
  if (!/^\+?[\d\s().-]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, '');
  const isNational = !text.startsWith('+');
  const number = isNational && digits.length === 10 ? `+1${digits}` : `+${digits}`;
  if (isNational && !NORTH_AMERICAN.test(number)) return null;
  return isPossible(number) ? number : null;
};

/** A phone number as it is read; others than North American ones as the store keeps them. */
export const shownPhone = (phone: string | null): string => {
  const [, area, exchange, line] = NORTH_AMERICAN.exec(phone ?? '') ?? [];
  return area && exchange && line ? `(${area}) ${exchange}-${line}` : (phone ?? '');
};
