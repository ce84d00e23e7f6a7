import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { BRANDS } from '~/src/config/testing/brands';
import { localeById, type LocaleId } from '~/src/config/locales';
import { LocaleProvider } from '~/src/features/locale';
import { TestProviders } from '~/src/features/testing';
import CountryNotice from './country-notice';

const page = { path: '/about', alternates: ['en-us', 'en-ca'] } as const;
const OUR_ZONE = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: 'UTC' };
const onConfirm = vi.fn();

const show = (languages: readonly string[], localeId: LocaleId = 'en-us') => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(OUR_ZONE);
  const brand = BRANDS.larkfield;
  const { container } = render(
    <TestProviders>
      <LocaleProvider brand={brand} locale={localeById(localeId, brand)}>
        <CountryNotice page={page} onConfirm={onConfirm} />
      </LocaleProvider>
    </TestProviders>,
  );
  return container;
};

afterEach(() => {
  cleanup();
  onConfirm.mockClear();
});

it('does not appear if the browser suggests this country, or none of ours', () => {
  expect(show(['en-US', 'en-CA']).childElementCount).toBe(0);
  expect(show(['en-CA', 'en-US'], 'en-ca').childElementCount).toBe(0);
  expect(show(['en-GB', 'en-CA']).childElementCount).toBe(0);
  expect(show(['en']).childElementCount).toBe(0);
});

it('links a Canadian to the same page in Canada', async () => {
  show(['en-CA', 'en-US']);
  const link = screen.getByRole('link', { name: 'Shopping from Canada? See prices in CAD' });
  expect(link.getAttribute('href')).toBe('/en-ca/about');
  link.addEventListener('click', event => event.preventDefault());
  await userEvent.click(link);
  expect(onConfirm).toHaveBeenCalledWith(expect.objectContaining({ id: 'en-ca' }));
});

it('remembers the answer to stay', async () => {
  show(['en-US'], 'en-ca');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/about');
  await userEvent.click(screen.getByRole('button', { name: 'Stay in Canada (CAD)' }));
  expect(onConfirm).toHaveBeenCalledWith(expect.objectContaining({ id: 'en-ca' }));
});
