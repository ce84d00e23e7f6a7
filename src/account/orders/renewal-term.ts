const COUNTED = /^(\d+)\s*(day|month)?s?$/;
const DAYS_A_MONTH = 30;
const DAYS_A_YEAR = 365;
const MONTHS_A_YEAR = 12;

/**
 * The months of a `subscription_frequency` in months or days (spec account §9): "12 months", "30 days", "1". Null if
 * it does not come out even. Not the product page's own reading of plan names, whose code this would split.
 */
export const renewalTerm = (frequency: string): number | null => {
  const [, digits, unit] = COUNTED.exec(frequency.trim().toLowerCase()) ?? [];
  const count = Number(digits ?? 0);
  if (count === 0 || unit !== 'day') return count || null;
  if (count % DAYS_A_YEAR === 0) return (count / DAYS_A_YEAR) * MONTHS_A_YEAR;
  return count % DAYS_A_MONTH === 0 ? count / DAYS_A_MONTH : null;
};
