import { devices } from '@playwright/test';
import { SITE } from './site.mjs';

/**
 * A phone of 390 by 844 pixels whose visitor has answered every prompt of the shop.
 * @param {import('@playwright/test').Browser} browser @param {string} site origin of the shop
 */
export const openPhone = async (browser, site = SITE) => {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    baseURL: site,
  });
  const cookies = {
    currency: 'USD',
    country_confirmed: 'true',
    consent: 'v1.analytics:0.marketing:0',
  };
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, url: site })),
  );
  return context;
};
