import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BRANDS } from '~/src/config/testing/brands';
import { siteSettings } from '~/src/domain/content/site-settings.fixture';
import { TestProviders } from '~/src/features/testing';
import { Footer } from './footer';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));

const show = (tagline?: string | null): void => {
  const settings = siteSettings(tagline === undefined ? {} : { tagline });
  render(<Footer navigation={{ footer: [], legal: [] }} settings={settings} />, {
    wrapper: TestProviders,
  });
};

afterEach(cleanup);

it('shows the tagline of the settings, which is in the language of the page', () => {
  show('Des clôtures posées par des gens qui connaissent les chiens.');
  expect(screen.getByText(/^Des clôtures/)).toBeTruthy();
  expect(screen.queryByText(BRANDS.larkfield.tagline)).toBeNull();
});

it.each([null, undefined])('shows the tagline of the brand if the settings have %s', tagline => {
  show(tagline);
  expect(screen.getByText(BRANDS.larkfield.tagline)).toBeTruthy();
});
