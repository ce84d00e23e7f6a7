import { existsSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BRAND_IDS } from '~/src/config/brands';
import { siteSettings } from '~/src/domain/content/site-settings.fixture';
import { TestProviders } from '~/src/features/testing';
import { ErrorView } from './error-view';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));

const shell = {
  settings: siteSettings(),
  navigation: { main: [], utility: [], footer: [], legal: [] },
};

afterEach(cleanup);

it('says for a server error that something went wrong', () => {
  render(<ErrorView shell={shell} kind="serverError" />, { wrapper: TestProviders });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong');
});

it('shows the brand’s own picture, and every brand has the pictures that pages name', () => {
  const { container } = render(<ErrorView shell={shell} kind="notFound" />, {
    wrapper: TestProviders,
  });
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/brands/larkfield/lost.webp');
  const needed = ['lost', 'empty-cart', 'welcome', 'care', 'parcel', 'autoship'].flatMap(name =>
    BRAND_IDS.map(id => `static/brands/${id}/${name}.webp`),
  );
  expect(needed.filter(path => !existsSync(path))).toEqual([]);
});
