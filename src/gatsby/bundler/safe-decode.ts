import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { ProvidePlugin } from 'webpack';

const REPLACEMENT = resolve('src/gatsby/bundler/decode-or-keep.mjs');

/**
 * Gives Gatsby's scroll handler and router a `decodeURI` that never throws. They decode the
 * fragment of any URL outside every error boundary, and a visitor may well open "#100%".
 */
export const setSafeDecode = ({
  stage,
  actions,
}: Pick<CreateWebpackConfigArgs, 'stage' | 'actions'>): void => {
  if (stage !== 'build-javascript' && stage !== 'develop') return;
  actions.setWebpackConfig({
    plugins: [new ProvidePlugin({ decodeURI: [REPLACEMENT, 'decodeOrKeep'] })],
  });
};
