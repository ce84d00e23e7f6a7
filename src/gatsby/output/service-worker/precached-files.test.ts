import { expect, it } from 'vitest';
import { precachedScripts } from './precached-files';

const group = (...names: string[]) => ({ assets: names.map(name => ({ name })) });

it('keeps the scripts of the cart, each once, and no styles', () => {
  const stats = {
    namedChunkGroups: {
      'cart-drawer': group('cart-drawer-1.js', 'shared-2.js', 'sheet-cart.3.css'),
      'cart-engine': group('cart-engine-4.js', 'shared-2.js'),
      'other-part': group('other-part-5.js'),
    },
  };
  expect(precachedScripts(stats)).toEqual(['cart-drawer-1.js', 'shared-2.js', 'cart-engine-4.js']);
});

it('names a missing part', () => {
  const stats = { namedChunkGroups: { 'cart-drawer': group('cart-drawer-1.js') } };
  expect(() => precachedScripts(stats)).toThrow('no script for "cart-engine"');
});
