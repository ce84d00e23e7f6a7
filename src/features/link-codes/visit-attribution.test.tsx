import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { BRANDS } from '~/src/config/testing/brands';
import { localeById } from '~/src/config/locales';
import { useConsent } from '../consent';
import { LocaleProvider } from '../locale';
import { openLinkCodeStore } from './open-link-code-store';
import { captureCampaign, useVisitAttribution } from './visit-attribution';

const visit = (path: string): void => window.history.replaceState(null, '', path);

const Canada = ({ children }: { readonly children: ReactNode }) => (
  <LocaleProvider brand={BRANDS.larkfield} locale={localeById('en-ca', BRANDS.larkfield)}>
    {children}
  </LocaleProvider>
);

afterEach(() => {
  visit('/');
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.cookie = 'consent=;path=/;max-age=0';
});

const setUp = () =>
  renderHook(() => ({ consent: useConsent(), origin: useVisitAttribution() }), { wrapper: Canada })
    .result;

it('adds the referral code to a form regardless of consent, and the campaign as far as it is allowed', () => {
  visit('/en-ca/play?referral_code=PLAY150&utm_source=post');
  openLinkCodeStore().capture(window.location.search);
  captureCampaign(window.location.search);
  visit('/en-ca/free-consultation');

  const shown = setUp();
  expect(shown.current.origin).toMatchObject({
    referralCode: 'PLAY150',
    campaign: { source: 'post' },
  });
  act(() => shown.current.consent.decide({ analytics: false, marketing: false }));
  expect(shown.current.origin).toEqual({ referralCode: 'PLAY150', campaign: null });
});

it('prefers the address to stored values', () => {
  openLinkCodeStore().capture('?referral_code=OLD');
  visit('/en-ca/free-consultation?referral_code=NEW');
  expect(setUp().current.origin.referralCode).toBe('NEW');
});
