import { useEffect, useState } from 'react';
import type { VisitAttribution } from '~/src/domain/contact/campaign';
import { readLinkCodes } from './read-link-codes';
import { browserSettings } from '~/src/config/settings/browser-settings';
import { followConsent } from '../consent';
import { localStore } from '../storage';
import { CampaignKeeper } from './kept-campaign';
import { openCodeKeeper } from './open-code-keeper';

let keeper: CampaignKeeper | null = null;

const openKeeper = (): CampaignKeeper => {
  if (keeper) return keeper;
  keeper = new CampaignKeeper(`campaign_${browserSettings.brand.id}`, localStore, Date.now);
  followConsent(keeper.follow);
  return keeper;
};

/** Takes over the campaign of an address, as far as the visitor allows. Only in the browser. */
export const captureCampaign = (search: string): void => openKeeper().capture(search);

/** What brought the visitor, now. Only in the browser. */
export const readVisitOrigin = (): VisitAttribution => {
  const { search } = window.location;
  const campaigns = openKeeper();
  campaigns.capture(search);
  return {
    referralCode: readLinkCodes(search).referral ?? openCodeKeeper().read()?.referral ?? null,
    campaign: campaigns.read(),
  };
};

const NOTHING: VisitAttribution = { referralCode: null, campaign: null };

/** What brought the visitor, for a form to begin with; nothing until the page has come to life. */
export const useVisitOrigin = (): VisitAttribution => {
  const [origin, setOrigin] = useState(NOTHING);
  useEffect(() => {
    setOrigin(readVisitOrigin());
    return followConsent(() => setOrigin(readVisitOrigin()));
  }, []);
  return origin;
};
