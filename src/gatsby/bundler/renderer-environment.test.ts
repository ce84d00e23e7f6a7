import { expect, it } from 'vitest';
import webpack from 'webpack';
import { setRendererEnvironment } from './renderer-environment';

const plugin = () =>
  new webpack.DefinePlugin({
    __BASE_PATH__: '""',
    'process.env': '({})',
    'process.env.NODE_ENV': '"production"',
    'process.env.GATSBY_BRAND': '"larkfield"',
    'process.env.BUILD_NUMBER': '"17"',
    'process.env.NODE_ENV_OF_OTHERS': '"x"',
  });
const other = () => new webpack.BannerPlugin('x');

it('leaves variables of the shell out of the code that renders pages', () => {
  const define = plugin();
  const getConfig = () => ({ plugins: [other(), define] });
  setRendererEnvironment({ stage: 'build-html', getConfig });
  expect(Object.keys(define.definitions)).toEqual([
    '__BASE_PATH__',
    'process.env',
    'process.env.NODE_ENV',
    'process.env.GATSBY_BRAND',
  ]);
});

it('leaves other stages alone, and stops a build that defines no environment', () => {
  const define = plugin();
  setRendererEnvironment({ stage: 'develop-html', getConfig: () => ({ plugins: [define] }) });
  expect(Object.keys(define.definitions)).toHaveLength(6);
  expect(() =>
    setRendererEnvironment({ stage: 'build-html', getConfig: () => ({ plugins: [other()] }) }),
  ).toThrow(/a plugin that defines "process.env"/);
});
