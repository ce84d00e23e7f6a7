import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { brandOf } from '../config/brands';
import { localeById } from '../config/locales';
import { LocaleProvider } from '../features/locale';
import { Logo } from './logo';

const heightOf = (id: string): string | null => {
  const brand = brandOf(id);
  render(
    <LocaleProvider brand={brand} locale={localeById('en-us', brand)}>
      <Logo />
    </LocaleProvider>,
  );
  return screen.getByRole('img', { name: brand.name }).getAttribute('height');
};

afterEach(cleanup);

it('is 26px high for the fence brand', () => {
  expect(heightOf('larkfield')).toBe('26');
});

it('is as high as each other brand says', () => {
  expect(heightOf('pawmere')).toBe(String(brandOf('pawmere').logoHeight));
  expect(brandOf('pawmere').logoHeight).not.toBe(26);
});
