import type { CreateWebpackConfigArgs } from 'gatsby';
import { resolve } from 'node:path';

interface Request {
  request: string;
  readonly context: string;
}

const EMPTY = resolve('src/build/never-run.mjs');

// The i18n plugin asks for whole packages in CommonJS, so nothing of them could be shaken off. What
// it and the shop never touch would be 8 KB (gzip) on every page.
const RULES: readonly { readonly from: RegExp; readonly unused: RegExp }[] = [
  {
    from: /react-i18next[\\/]dist[\\/]es/,
    unused: /^\.\/(Trans|TransWithoutContext|Translation|withTranslation|withSSR|useSSR)\.js$/,
  },
  {
    from: /gatsby-plugin-react-i18next[\\/]dist[\\/]plugin/,
    unused: /^(outdent|browser-lang|gatsby)$/,
  },
  {
    // Scripts off the main thread, which the shop has none of; in browsers this serves `develop` alone.
    from: /internal-plugins[\\/]partytown$/,
    unused: /^(gatsby-script|\.\/utils\/inject-partytown-snippet)$/,
  },
];

const lighten = (asked: Request): void => {
  const isUnused = RULES.some(
    ({ from, unused }) => from.test(asked.context) && unused.test(asked.request),
  );
  if (isUnused) asked.request = EMPTY;
};

/** Leaves out of the production bundle what is never run. */
export const setLeanModules = ({
  stage,
  actions,
  plugins,
}: Pick<CreateWebpackConfigArgs, 'stage' | 'actions' | 'plugins'>): void => {
  if (stage !== 'build-javascript') return;
  const replacement: unknown = Reflect.apply(plugins.normalModuleReplacement, undefined, [
    /./,
    lighten,
  ]);
  actions.setWebpackConfig({ plugins: [replacement] });
};
