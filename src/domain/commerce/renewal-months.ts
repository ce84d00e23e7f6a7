const ADVERB = /\b(bi-?month|quarter|semi-?annual|month|year|annual)(?:ly|(?<=annual))\b/;
const MONTHS: Readonly<Record<string, number>> = {
  bimonth: 2,
  quarter: 3,
  semiannual: 6,
  month: 1,
  year: 12,
  annual: 12,
};

const DAYS_A_MONTH = 30;
const DAYS_A_YEAR = 365;
// The last of these wins: in "12-month contract, renews every month" the renewal counts.
const COUNTED = /(?:\b(\d+)[\s-]*|\b(?:every|each|per|an?)\s+)(day|month|year)s?\b/g;

/** Days as months where they come out even (30 days, 365 days); null where they do not. */
const monthsOfDays = (days: number): number | null => {
  if (days % DAYS_A_YEAR === 0) return (days / DAYS_A_YEAR) * 12;
  return days % DAYS_A_MONTH === 0 ? days / DAYS_A_MONTH : null;
};

const toMonths = (count: number, unit: string | undefined): number | null => {
  if (count < 1) return null;
  return unit === 'day' ? monthsOfDays(count) : count * (MONTHS[unit ?? ''] ?? 1);
};

/**
 * The months of a renewal, from a plan's name or a `subscription_frequency` in months or days:
 * "Auto-renews yearly", "Every 30 days", "12 months", "1". Null if the text does not say.
 */
export const renewalMonths = (words: string): number | null => {
  const text = words.trim().toLowerCase();
  if (/^\d+$/.test(text)) return Number(text) || null;
  const counted = [...text.matchAll(COUNTED)].at(-1);
  if (counted) return toMonths(Number(counted[1] ?? 1), counted[2]);
  return MONTHS[ADVERB.exec(text)?.[1]?.replace('-', '') ?? ''] ?? null;
};
