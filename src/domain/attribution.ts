import { parseCode } from './link-codes';

const PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;
const LONGEST = 200;

/** What led somebody here, as a form sends it along. */
export type Attribution = Readonly<Record<string, string>>;

/**
 * The `utm_…` parameters and the `referral_code` of a query; `kept` is the code that an earlier link
 * brought, which a newer one replaces. What is empty or too long is left out.
 */
export const attributionOf = (search: string, kept: string | null): Attribution => {
  const query = new URLSearchParams(search);
  const referral = parseCode(query.get('referral_code')) ?? kept;
  const campaign = PARAMETERS.flatMap(name => {
    const value = query.get(name)?.trim() ?? '';
    return value === '' || value.length > LONGEST ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(campaign),
    ...(referral === null ? {} : { referral_code: referral }),
  };
};
