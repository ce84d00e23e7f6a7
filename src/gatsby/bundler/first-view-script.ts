import type { CreateWebpackConfigArgs } from 'gatsby';
import { DefinePlugin } from 'webpack';
import type { StartupSettings } from '~/src/config/settings/startup-settings';
import { firstViewScript } from '../startup/inline-scripts';

/** Provides the document, which is rendered only at build, with the script for its head. */
export const setFirstViewScript = (
  { stage, actions }: Pick<CreateWebpackConfigArgs, 'stage' | 'actions'>,
  startup: StartupSettings,
): void => {
  if (stage !== 'build-html' && stage !== 'develop-html') return;
  const text = JSON.stringify(firstViewScript(startup));
  actions.setWebpackConfig({ plugins: [new DefinePlugin({ __FIRST_VIEW_SCRIPT__: text })] });
};
