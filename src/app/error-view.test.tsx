import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { SiteSettings } from '../domain/content';
import { TestShop } from '../features/testing';
import { ErrorView } from './error-view';

vi.mock('gatsby', () => import('../ui/testing/gatsby.fixture'));

const settings: SiteSettings = {
  announcement: null,
  phone: null,
  careHours: [],
  freeShippingThreshold: {},
  returnDays: null,
  defaultTitle: '',
  defaultDescription: '',
  socialHandle: null,
  socialImage: null,
  social: [],
  promotionPath: null,
  organisation: { legalName: null, foundedYear: null, address: null, email: null },
};
const shell = { settings, navigation: { main: [], utility: [], footer: [], legal: [] } };

afterEach(cleanup);

it('says of a server error that something went wrong', () => {
  render(<ErrorView shell={shell} kind="serverError" />, { wrapper: TestShop });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong');
});
