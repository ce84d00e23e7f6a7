import type { CreateWebpackConfigArgs } from 'gatsby';
import { resolve } from 'node:path';

/** Makes `~` the project root for webpack, as in tsconfig.json. */
export const setPathAlias = ({ actions }: Pick<CreateWebpackConfigArgs, 'actions'>): void => {
  actions.setWebpackConfig({ resolve: { alias: { '~': resolve('.') } } });
};
