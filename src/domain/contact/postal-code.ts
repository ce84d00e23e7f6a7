/** The minimum length of a postal code (spec storefront §5, account §5). */
export const SHORTEST_POSTAL_CODE = 5;

const UNITED_STATES = /^\d{5}(?:-?\d{4})?$/;
const CANADA = /^([A-CEGHJ-NPR-TVXY]\d[A-Z])[ -]?(\d[A-Z]\d)$/;

/** The country of a code as `parsePostalCode` answers it. */
export const countryOfPostalCode = (code: string): 'US' | 'CA' => (/^\d/.test(code) ? 'US' : 'CA');

/**
 * A ZIP or Canadian postal code as mail writes it (`43004`, `43004-1234`, `K1A 0B1`), however it was
 * typed. Null for anything else (spec storefront §5 Dealer search).
 */
export const parsePostalCode = (typed: string): string | null => {
  // Some keyboards write digits at full width.
  const code = typed.normalize('NFKC').trim().toUpperCase();
  if (code.length < SHORTEST_POSTAL_CODE) return null;
  if (UNITED_STATES.test(code)) {
    return code.length > SHORTEST_POSTAL_CODE ? `${code.slice(0, 5)}-${code.slice(-4)}` : code;
  }
  const [, area, unit] = CANADA.exec(code) ?? [];
  return area && unit ? `${area} ${unit}` : null;
};
