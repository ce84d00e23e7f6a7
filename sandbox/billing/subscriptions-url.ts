import type { StoreSettings } from '../commerce/stores';

/** The shop's page of a customer's subscriptions. */
export const subscriptionsUrl = ({ sitePath }: Pick<StoreSettings, 'sitePath'>): string =>
  `${process.env.SITE_URL ?? 'http://localhost:8000'}${sitePath}/account/subscriptions`;
