import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BRAND_IDS } from '~/src/config/brands';
import { setBrandStyles } from './brand-styles';

type Args = Parameters<typeof setBrandStyles>[0];
type Replacement = readonly [place: RegExp, change: (asked: { request: string }) => void];

const placed = (brand: (typeof BRAND_IDS)[number], request: string): string => {
  const found: Replacement[] = [];
  const args = {
    actions: { setWebpackConfig: () => undefined },
    plugins: { normalModuleReplacement: (...each: Replacement) => found.push(each) },
  };
  setBrandStyles(args as unknown as Args, brand);
  const asked = { request };
  for (const [place, change] of found) if (place.test(request)) change(asked);
  return asked.request;
};

it.each(BRAND_IDS)('inserts the values of %s', brand => {
  const request = placed(brand, './src/ui/styles/brand.css');
  expect(request).toBe(`./src/ui/styles/brands/${brand}.css`);
  expect(existsSync(request)).toBe(true);
});

it('leaves every other request alone', () => {
  expect(placed('kitwell', './src/styles/global.css')).toBe('./src/styles/global.css');
});

it('inserts the rules for content pages where the brand has any', () => {
  const place = './src/ui/styles/brand-pages.css';
  expect(placed('kitwell', place)).toBe('./src/ui/styles/brands/kitwell-pages.css');
  expect(placed('larkfield', place)).toBe(place);
});
