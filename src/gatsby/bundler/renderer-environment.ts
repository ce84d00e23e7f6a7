import type { CreateWebpackConfigArgs } from 'gatsby';
import { isRecord } from '~/src/domain/data/read';
import { missingAnchor } from '../startup/startup-stop';
import { bundlerConfig } from './bundler-config';

/** What Gatsby defines itself, and the settings that browsers get too. */
const KEPT = /^process\.env(?:$|\.(?:GATSBY_|NODE_ENV$|PUBLIC_DIR$|BUILD_STAGE$|CYPRESS_SUPPORT$))/;

/**
 * Leaves the rest of the environment out of the code that renders pages. Gatsby defines every variable
 * of the process there, so a build from another shell, or with a build number in the environment, would
 * compile all modules and write all pages again.
 * @throws BuildError if webpack's plugin that defines variables is gone
 */
export const setRendererEnvironment = (
  args: Pick<CreateWebpackConfigArgs, 'stage' | 'getConfig'>,
): void => {
  if (args.stage !== 'build-html') return;
  const { plugins } = bundlerConfig(args);
  const found = (Array.isArray(plugins) ? plugins : []).flatMap((plugin: unknown) =>
    isRecord(plugin) && isRecord(plugin.definitions) ? [plugin] : [],
  );
  if (!found.some(({ definitions }) => isRecord(definitions) && 'process.env' in definitions)) {
    throw missingAnchor({
      part: 'always',
      place: "the configuration of Gatsby's webpack",
      expected: 'a plugin that defines "process.env"',
      fileToChange: 'src/gatsby/bundler/renderer-environment.ts',
    });
  }
  for (const plugin of found) {
    const definitions = Object.entries(plugin.definitions ?? {}).filter(
      ([name]) => !name.startsWith('process.env') || KEPT.test(name),
    );
    Object.assign(plugin, { definitions: Object.fromEntries(definitions) });
  }
};
