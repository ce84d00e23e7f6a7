import type { CreateWebpackConfigArgs } from 'gatsby';
import { resolve } from 'node:path';

/** Tells webpack that `~` is the project's root, as tsconfig.json has it. */
export const setPathAlias = ({ actions }: Pick<CreateWebpackConfigArgs, 'actions'>): void => {
  actions.setWebpackConfig({ resolve: { alias: { '~': resolve('.') } } });
};
