import { expect, it } from 'vitest';
import { pageSheets, setPageStyles } from './page-styles';

interface Group {
  test: (module: unknown) => boolean;
  name: (module: unknown) => string;
}

const module = (path: string | null, type = 'css/mini-extract') => ({
  type,
  nameForCondition: () => path,
});

const taken = (): Group => {
  const styles: unknown = { name: 'styles' };
  const cacheGroups = { styles };
  setPageStyles({
    stage: 'build-javascript',
    getConfig: () => ({ optimization: { splitChunks: { cacheGroups } } }),
  });
  return cacheGroups.styles as Group;
};

it.each(['/shop/src/styles/sheets/cart.css', 'C:\\shop\\src\\styles\\sheets\\cart.css'])(
  'puts the sheet %s in a file of its own',
  path => {
    const { test, name } = taken();
    expect(test(module(path))).toBe(true);
    expect(name(module(path))).toBe('sheet-cart');
  },
);

it('keeps the global styles in the application, and ignores scripts', () => {
  const { test } = taken();
  expect(test(module('/shop/src/styles/global.css'))).toBe(false);
  expect(test(module('/shop/src/styles/sheets/cart.css', 'javascript/auto'))).toBe(false);
  expect(test(module(null))).toBe(false);
});

it('stops when Gatsby groups styles differently', () => {
  const getConfig = () => ({ optimization: { splitChunks: { cacheGroups: {} } } });
  expect(() => setPageStyles({ stage: 'build-javascript', getConfig })).toThrow(
    'no group "styles"',
  );
  expect(() => setPageStyles({ stage: 'develop', getConfig })).not.toThrow();
});

it('lists each sheet of the build once, and nothing else', () => {
  const group = (...names: string[]) => ({ assets: names.map(name => ({ name })) });
  const namedChunkGroups = {
    app: group('app.1.css', 'app-1.js'),
    home: group('sheet-modules.2.css', 'home-1.js'),
    product: group('sheet-modules.2.css', 'sheet-product.3.css', 'sheet-product.3.css.map'),
  };
  expect(pageSheets({ namedChunkGroups })).toEqual(['sheet-modules.2.css', 'sheet-product.3.css']);
  expect(() => pageSheets({})).toThrow('no sheet');
});
