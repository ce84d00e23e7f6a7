import type { GatsbyConfig } from 'gatsby';
import { resolve } from 'node:path';
import { hostAdapter } from './src/gatsby/output/host-adapter';
import { FRESH_QUERY_TYPES } from './src/gatsby/query-types';
import { stringsPlugin } from './src/gatsby/strings-plugin';

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  polyfill: false,
  adapter: hostAdapter(),
  graphqlTypegen: {
    typesOutputPath: FRESH_QUERY_TYPES,
    generateOnBuild: true,
  },
  plugins: [
    'gatsby-plugin-postcss',
    // Listed before the provider of texts, so that the layout stands inside it.
    { resolve: resolve('src/shell/gatsby-plugin') },
    stringsPlugin(process.env),
  ],
};

export default config;
