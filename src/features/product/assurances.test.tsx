import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { SiteSettings } from '../../domain/content';
import { TestShop } from '../testing';
import { Assurances } from './assurances';

const show = (
  facts: Pick<SiteSettings, 'freeShippingThreshold' | 'returnDays'>,
): readonly string[] => {
  const settings: SiteSettings = {
    announcement: null,
    phone: null,
    careHours: [],
    defaultTitle: '',
    defaultDescription: '',
    socialHandle: null,
    socialImage: null,
    social: [],
    promotionPath: null,
    organisation: { legalName: null, foundedYear: null, address: null, email: null },
    ...facts,
  };
  render(<Assurances settings={settings} />, { wrapper: TestShop });
  return screen.getAllByRole('listitem').map(item => item.textContent ?? '');
};

afterEach(cleanup);

it('tells shipping, returns and guarantee as the settings have them', () => {
  const threshold = { cents: 7500, currency: 'USD' as const };
  expect(show({ freeShippingThreshold: { USD: threshold }, returnDays: 60 })).toEqual([
    'Free shipping over $75',
    '60 days to send it back',
    '1-year money-back guarantee',
  ]);
});

it('promises nothing that the settings leave out', () => {
  expect(show({ freeShippingThreshold: {}, returnDays: null })).toEqual([
    '1-year money-back guarantee',
  ]);
});
