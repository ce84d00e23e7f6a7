import type { CreateWebpackConfigArgs } from 'gatsby';
import { resolve } from 'node:path';

interface Request {
  request: string;
  readonly context: string;
}

const EMPTY = resolve('src/build/empty-module.js');

// The i18n plugin asks for whole packages in CommonJS, so nothing of them could be shaken off. What
// it and the shop never touch would be 8 KB (gzip) on every page.
const RULES: readonly { readonly from: RegExp; readonly of: RegExp; readonly to: string }[] = [
  {
    from: /react-i18next[\\/]dist/,
    of: /^\.\/(Trans|TransWithoutContext|Translation|withTranslation|withSSR|useSSR)\.js$/,
    to: EMPTY,
  },
  { from: /gatsby-plugin-react-i18next[\\/]dist/, of: /^(outdent|browser-lang)$/, to: EMPTY },
  { from: /gatsby-plugin-react-i18next[\\/]dist/, of: /^gatsby$/, to: 'gatsby-link' },
];

const lighten = (asked: Request): void => {
  const rule = RULES.find(({ from, of }) => from.test(asked.context) && of.test(asked.request));
  if (rule) asked.request = rule.to;
};

/** Leaves out of the production bundle what is never run. */
export const setLeanModules = ({
  stage,
  actions,
  plugins,
}: Pick<CreateWebpackConfigArgs, 'stage' | 'actions' | 'plugins'>): void => {
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  actions.setWebpackConfig({ plugins: [plugins.normalModuleReplacement(/./, lighten)] });
};
