const E164 = /^\+[1-9]\d{7,14}$/;
const NORTH_AMERICAN = /^\+1(\d{3})(\d{3})(\d{4})$/;

/**
 * A phone number as the store keeps it (E.164), however it was typed; ten digits are a North
 * American number. Empty for an empty text, null for no such number.
 */
export const toE164 = (typed: string): string | null => {
  const text = typed.trim();
  if (text === '') return '';
  if (!/^\+?[\d\s().-]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, '');
  if (text.startsWith('+')) return E164.test(`+${digits}`) ? `+${digits}` : null;
  if (digits.length === 10) return `+1${digits}`;
  return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : null;
};

/** A phone number as it is read; others than North American ones as the store keeps them. */
export const shownPhone = (phone: string | null): string => {
  const [, area, exchange, line] = NORTH_AMERICAN.exec(phone ?? '') ?? [];
  return area && exchange && line ? `(${area}) ${exchange}-${line}` : (phone ?? '');
};
