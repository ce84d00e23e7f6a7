import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { ProvidePlugin } from 'webpack';

const REPLACEMENT = resolve('src/gatsby/bundler/decode-or-keep.mjs');
const FIND_PATH = resolve('.cache/find-path.js');
const ROUTER = resolve('node_modules/@gatsbyjs/reach-router/dist/index.modern.mjs');
const FIND_PATH_LOADER = resolve('src/gatsby/bundler/find-path-loader.mjs');

/**
 * Gives Gatsby's scroll handler and router a `decodeURI` that never throws. They decode the
 * fragment of any URL outside every error boundary, and a visitor may well open "#100%". The same
 * goes for `decodeURIComponent` where Gatsby finds the page of a path: it decodes a path, and its
 * router decodes each segment of that again, so that even "/account/orders/%25" stops the start.
 */
export const setSafeDecode = ({
  stage,
  actions,
}: Pick<CreateWebpackConfigArgs, 'stage' | 'actions'>): void => {
  if (stage !== 'build-javascript' && stage !== 'develop') return;
  actions.setWebpackConfig({
    module: { rules: [{ test: [FIND_PATH, ROUTER], enforce: 'pre', loader: FIND_PATH_LOADER }] },
    plugins: [new ProvidePlugin({ decodeURI: [REPLACEMENT, 'decodeOrKeep'] })],
  });
};
