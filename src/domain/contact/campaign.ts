/** Where a visit came from, according to its link (`utm_…`). */
export interface Campaign {
  readonly source: string | null;
  readonly medium: string | null;
  readonly campaign: string | null;
  readonly term: string | null;
  readonly content: string | null;
}

/** How long it is kept, in days; the specification leaves it open. */
export const CAMPAIGN_DAYS = 30;

const MAX_LENGTH = 100;
const PLAIN = /^[^<>\p{Cc}]+$/u;

/** A value that may be stored; null if invalid. */
export const parseCampaignValue = (value: string | null): string | null => {
  const text = value?.trim() ?? '';
  return text.length <= MAX_LENGTH && PLAIN.test(text) ? text : null;
};

/** The campaign that a query names; null when it names none. */
export const readCampaign = (search: string): Campaign | null => {
  const query = new URLSearchParams(search);
  const read = (name: string) => parseCampaignValue(query.get(`utm_${name}`));
  const campaign = {
    source: read('source'),
    medium: read('medium'),
    campaign: read('campaign'),
    term: read('term'),
    content: read('content'),
  };
  return Object.values(campaign).some(value => value !== null) ? campaign : null;
};

/** The source of a visit: the referral code, and the campaign. */
export interface VisitAttribution {
  readonly referralCode: string | null;
  readonly campaign: Campaign | null;
}

/** The same as hidden fields of a form, by the names that links use; absent ones are left out. */
export const attributionFields = ({
  referralCode,
  campaign,
}: VisitAttribution): Readonly<Record<string, string>> => {
  const named: Readonly<Record<string, string | null>> = {
    referral_code: referralCode,
    utm_source: campaign?.source ?? null,
    utm_medium: campaign?.medium ?? null,
    utm_campaign: campaign?.campaign ?? null,
    utm_term: campaign?.term ?? null,
    utm_content: campaign?.content ?? null,
  };
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
};
