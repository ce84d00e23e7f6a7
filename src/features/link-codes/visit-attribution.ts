import { useEffect, useState } from 'react';
import type { VisitAttribution } from '~/src/domain/contact/campaign';
import { readLinkCodes } from './read-link-codes';
import { browserSettings } from '~/src/config/settings/browser-settings';
import { subscribeToConsent } from '../consent';
import { localStore } from '../storage';
import { CampaignStore } from './campaign-store';
import { openLinkCodeStore } from './open-link-code-store';

let campaignStore: CampaignStore | null = null;

const openCampaignStore = (): CampaignStore => {
  if (campaignStore) return campaignStore;
  campaignStore = new CampaignStore(`campaign_${browserSettings.brand.id}`, localStore, Date.now);
  subscribeToConsent(campaignStore.follow);
  return campaignStore;
};

/** Records the campaign of an address, if the visitor's consent allows it. Browser only. */
export const captureCampaign = (search: string): void => openCampaignStore().capture(search);

/** The attribution of the visit, read now. Browser only. */
export const readVisitAttribution = (): VisitAttribution => {
  const { search } = window.location;
  const campaigns = openCampaignStore();
  campaigns.capture(search);
  return {
    referralCode: readLinkCodes(search).referral ?? openLinkCodeStore().read()?.referral ?? null,
    campaign: campaigns.read(),
  };
};

const NO_ATTRIBUTION: VisitAttribution = { referralCode: null, campaign: null };

/** The attribution of the visit, as initial values of a form; empty until hydration. */
export const useVisitAttribution = (): VisitAttribution => {
  const [origin, setOrigin] = useState(NO_ATTRIBUTION);
  useEffect(() => {
    setOrigin(readVisitAttribution());
    return subscribeToConsent(() => setOrigin(readVisitAttribution()));
  }, []);
  return origin;
};
