import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
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
