const MONTHS = [
  [/\bbi-?month/i, 2],
  [/\bmonth/i, 1],
  [/\bquarter/i, 3],
  [/\bsemi-?annual/i, 6],
  [/\b(?:year|annual)/i, 12],
] as const;

/**
 * The months that a variant of a service plan is paid for, by its title: "Monthly", "Yearly". Null for other titles.
 * Not the product page's own reading of plan names: sharing it would make every product page larger.
 */
export const termMonths = (title: string): number | null =>
  MONTHS.find(([words]) => words.test(title))?.[1] ?? null;
