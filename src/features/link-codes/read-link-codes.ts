/** Codes that a link brought: `?discount=` and `?referral_code=` (spec storefront §2.1). */
export interface LinkCodes {
  readonly discount: string | null;
  readonly referral: string | null;
}

/** How long a code that a link brought is kept, in days; the specification leaves it open. */
export const LINK_CODE_DAYS = 30;

const MOST_CHARACTERS = 50;
const CODE = /^[\p{L}\p{N}][\p{L}\p{N} _.+-]*$/u;

/** A code as typed or linked, trimmed; null if it is not valid. */
export function parseCode(value: string | null): string | null {
  const code = value?.trim() ?? '';
  return code.length <= MOST_CHARACTERS && CODE.test(code) ? code : null;
}

/** The codes in a query; invalid codes and all other parameters are ignored. */
export function readLinkCodes(search: string): LinkCodes {
  const query = new URLSearchParams(search);
  return {
    discount: parseCode(query.get('discount')),
    referral: parseCode(query.get('referral_code')),
  };
}
