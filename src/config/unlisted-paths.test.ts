import { expect, it } from 'vitest';
import { languageTag } from './language-tag';
import { absoluteUrl } from './absolute-url';
import { isPrivatePath, isUnlistedPath } from './unlisted-paths';

it('matches whole segments of a path', () => {
  expect(['/cart', '/account/orders', '/preview/a', '/search'].every(isUnlistedPath)).toBe(true);
  expect(['/', '/cart-liners', '/searching-for-home', '/products/cart'].some(isUnlistedPath)).toBe(
    false,
  );
});

it('writes the home page as the origin alone', () => {
  expect(absoluteUrl('https://shop.example', '/')).toBe('https://shop.example');
  expect(absoluteUrl('https://shop.example', '/en-ca')).toBe('https://shop.example/en-ca');
});

it('writes the country of a tag in capitals', () => {
  expect(['en-us', 'en-nl', 'fr'].map(languageTag)).toEqual(['en-US', 'en-NL', 'fr']);
});

it('private pages are those of one person, and drafts', () => {
  expect(['/account', '/account/orders/1', '/logout', '/preview/a'].every(isPrivatePath)).toBe(
    true,
  );
  expect(['/cart', '/search', '/accounts', '/'].some(isPrivatePath)).toBe(false);
});
