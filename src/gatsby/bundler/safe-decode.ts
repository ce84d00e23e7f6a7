import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { ProvidePlugin } from 'webpack';

const REPLACEMENT = resolve('src/gatsby/bundler/decode-or-keep.mjs');

/**
 * Gives Gatsby's scroll handler and router a `decodeURI` that never throws: they decode the fragment of
 * any address outside every error boundary, and "#100%" is no mistake of the visitor's.
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
