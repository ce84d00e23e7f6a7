const E164 = /^\+[1-9]\d{7,14}$/;
const NORTH_AMERICAN = /^\+1(\d{3})(\d{3})(\d{4})$/;
/**
 * The North American numbering plan: area code and exchange begin with 2 to 9; N11 and N9X are not
 * area codes.
 */
const IN_PLAN = /^\+1[2-9](?!11)[0-8]\d[2-9]\d{6}$/;
const isPossible = (number: string): boolean =>
  E164.test(number) && (!number.startsWith('+1') || IN_PLAN.test(number));

/**
 * A phone number in the store's format (E.164); ten digits are taken as North American. Empty for
 * an empty text, null for an invalid number.
 */
export const toE164 = (typed: string): string | null => {
  const text = typed.normalize('NFKC').trim();
  if (text === '') return '';
  if (!/^\+?[\d\s().-]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, '');
  const isNational = !text.startsWith('+');
  const number = isNational && digits.length === 10 ? `+1${digits}` : `+${digits}`;
  if (isNational && !NORTH_AMERICAN.test(number)) return null;
  return isPossible(number) ? number : null;
};

/** A phone number for display; numbers outside North America stay in the store's format. */
export const shownPhone = (phone: string | null): string => {
  const [, area, exchange, line] = NORTH_AMERICAN.exec(phone ?? '') ?? [];
  return area && exchange && line ? `(${area}) ${exchange}-${line}` : (phone ?? '');
};
