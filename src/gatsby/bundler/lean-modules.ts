import type { CreateWebpackConfigArgs } from 'gatsby';
import { readFileSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { bundlerConfig } from './bundler-config';

interface Request {
  request: string;
  readonly contextInfo: { readonly issuer: string };
}

/** What one module of a package asks for, and gets another in place of. */
export interface LeanRule {
  /** Path from the project's root. */
  readonly asker: string;
  readonly unused: readonly string[];
  /** Path from the project's root of what comes instead. */
  readonly instead: string;
}

const NEVER_RUN = 'src/gatsby/bundler/never-run.mjs';
const NO_PROP_TYPES = 'src/gatsby/bundler/no-prop-types.mjs';
const I18N_PLUGIN = 'node_modules/gatsby-plugin-react-i18next/dist/plugin/wrapPageElement.js';

// Packages ask for others whole, in CommonJS, so nothing of those can be shaken off. What of them the
// shop never touches would be 20 KB (gzip) on every page.
const RULES: readonly LeanRule[] = [
  {
    asker: 'node_modules/react-i18next/dist/es/index.js',
    unused: [
      './Trans.js',
      './TransWithoutContext.js',
      './Translation.js',
      './useSSR.js',
      './withSSR.js',
      './withTranslation.js',
    ],
    instead: NEVER_RUN,
  },
  { asker: I18N_PLUGIN, unused: ['outdent', 'browser-lang', 'gatsby'], instead: NEVER_RUN },
  { asker: I18N_PLUGIN, unused: ['i18next'], instead: 'src/runtime/small-i18next.ts' },
  {
    // Scripts off the main thread, which the shop has none of; in browsers this serves `develop` alone.
    asker: 'node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js',
    unused: ['gatsby-script', './utils/inject-partytown-snippet'],
    instead: NEVER_RUN,
  },
  {
    // The shop registers its service worker by itself, after the page (src/runtime/service-worker).
    asker: '.cache/production-app.js',
    unused: ['./register-service-worker'],
    instead: NEVER_RUN,
  },
  ...[
    '.cache/navigation.js',
    '.cache/page-renderer.js',
    '.cache/static-query.js',
    'node_modules/@gatsbyjs/reach-router/dist/index.modern.mjs',
    'node_modules/gatsby-link/dist/index.modern.mjs',
    'node_modules/gatsby-react-router-scroll/scroll-handler.js',
  ].map(asker => ({ asker, unused: ['prop-types'], instead: NO_PROP_TYPES })),
];

const replacementsOf = ({ asker, unused, instead }: LeanRule): (readonly [string, string])[] => {
  const text = readFileSync(resolve(asker), 'utf8');
  return unused.map(request => {
    if (!new RegExp(`['"\`]${request.replace(/[./]/g, '\\$&')}['"\`]`).test(text)) {
      throw new Error(
        `${asker} no longer asks for "${request}": look what its new release runs and mend the rules of src/gatsby/bundler/lean-modules.ts.`,
      );
    }
    return [`${realpathSync(resolve(asker))}\n${request}`, resolve(instead)] as const;
  });
};

/**
 * A function that changes the requests of the rules' modules, and no others. Throws when a module no
 * longer makes a request that a rule names.
 */
export const lightener = (rules: readonly LeanRule[]): ((asked: Request) => void) => {
  const replacements = new Map(rules.flatMap(replacementsOf));
  return asked => {
    const instead = replacements.get(`${asked.contextInfo.issuer}\n${asked.request}`);
    if (instead !== undefined) asked.request = instead;
  };
};

/** Leaves out of the production build what is never run. */
export const setLeanModules = ({
  stage,
  actions,
  plugins,
  getConfig,
}: Pick<CreateWebpackConfigArgs, 'stage' | 'actions' | 'plugins' | 'getConfig'>): void => {
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  // The generator writes its runtime in ES5; .browserslistrc tells what is understood. Merged
  // configuration cannot change the target.
  if (stage === 'build-javascript') {
    actions.replaceWebpackConfig({ ...bundlerConfig({ getConfig }), target: 'browserslist' });
  }
  const replacement: unknown = Reflect.apply(plugins.normalModuleReplacement, undefined, [
    /./,
    lightener(RULES),
  ]);
  actions.setWebpackConfig({ plugins: [replacement] });
};
