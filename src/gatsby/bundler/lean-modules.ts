import type { CreateWebpackConfigArgs } from 'gatsby';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Compiler } from 'webpack';
import type { StartupPart, StartupSettings } from '~/src/config/settings/startup-settings';
import { missingAnchor } from '../startup/startup-stop';
import { bundlerConfig } from './bundler-config';

interface Request {
  request: string;
  readonly contextInfo: { readonly issuer: string };
}

/** What one module of a package asks for, and gets another in place of. */
export interface LeanRule {
  readonly part: Extract<StartupPart, 'small-i18next' | 'left-out-modules'>;
  /** Path from the project's root. */
  readonly asker: string;
  readonly unused: readonly string[];
  /** Path from the project's root of what comes instead. */
  readonly instead: string;
}

const NEVER_RUN = 'src/gatsby/bundler/never-run.mjs';
const NO_PROP_TYPES = 'src/gatsby/bundler/no-prop-types.mjs';
const LEFT_OUT = 'left-out-modules' as const;
const I18N_PLUGIN = 'node_modules/gatsby-plugin-react-i18next/dist/plugin/wrapPageElement.js';

// Packages ask for others whole, in CommonJS, so nothing of those can be shaken off. What of them the
// shop never touches would be 20 KB (gzip) on every page.
const RULES: readonly LeanRule[] = [
  {
    part: LEFT_OUT,
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
  {
    part: LEFT_OUT,
    asker: I18N_PLUGIN,
    unused: ['outdent', 'browser-lang', 'gatsby'],
    instead: NEVER_RUN,
  },
  {
    part: 'small-i18next',
    asker: I18N_PLUGIN,
    unused: ['i18next'],
    instead: 'src/runtime/small-i18next.ts',
  },
  {
    // Scripts off the main thread, which the shop has none of; in browsers this serves `develop` alone.
    part: LEFT_OUT,
    asker: 'node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js',
    unused: ['gatsby-script', './utils/inject-partytown-snippet'],
    instead: NEVER_RUN,
  },
  {
    // The shop registers its service worker by itself, after the page (src/runtime/service-worker).
    part: LEFT_OUT,
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
  ].map(asker => ({ part: LEFT_OUT, asker, unused: ['prop-types'], instead: NO_PROP_TYPES })),
];

const MEND = 'src/gatsby/bundler/lean-modules.ts';

const readAsker = ({ part, asker }: LeanRule): string => {
  if (existsSync(resolve(asker))) return readFileSync(resolve(asker), 'utf8');
  throw missingAnchor({ part, place: dirname(asker), sought: basename(asker), mend: MEND });
};

const replacementsOf = (rule: LeanRule): (readonly [string, string])[] => {
  const { part, asker, unused, instead } = rule;
  const text = readAsker(rule);
  return unused.map(request => {
    if (!new RegExp(`['"\`]${request.replace(/[./]/g, '\\$&')}['"\`]`).test(text)) {
      throw missingAnchor({ part, place: asker, sought: `a request for "${request}"`, mend: MEND });
    }
    return [`${realpathSync(resolve(asker))}\n${request}`, resolve(instead)] as const;
  });
};

/**
 * A function that changes the requests of the rules' modules, and no others.
 * @throws BuildStop when a module is gone or no longer makes a request that a rule names.
 */
export const lightener = (rules: readonly LeanRule[]): ((asked: Request) => void) => {
  const replacements = new Map(rules.flatMap(replacementsOf));
  return asked => {
    const instead = replacements.get(`${asked.contextInfo.issuer}\n${asked.request}`);
    if (instead !== undefined) asked.request = instead;
  };
};

/**
 * Stops a build whose bundle has another file of a package than the one that a rule names.
 * @param bundled paths of the modules of the bundle
 */
export const checkAskers = (rules: readonly LeanRule[], bundled: ReadonlySet<string>): void => {
  for (const { part, asker } of rules) {
    if (bundled.has(realpathSync(resolve(asker)))) continue;
    throw missingAnchor({ part, place: 'the bundle of the browser', sought: asker, mend: MEND });
  }
};

/** Runs the check on what webpack has gathered, before it joins modules. */
const askerCheck = (rules: readonly LeanRule[]) => ({
  apply: ({ hooks }: Compiler): void =>
    hooks.compilation.tap('lean-modules', compilation => {
      compilation.hooks.finishModules.tap('lean-modules', modules => {
        if (compilation.compiler.isChild()) return;
        checkAskers(rules, new Set([...modules].map(module => module.nameForCondition() ?? '')));
      });
    }),
});

/** Leaves out of the production build what is never run. */
export const setLeanModules = (
  {
    stage,
    actions,
    plugins,
    getConfig,
  }: Pick<CreateWebpackConfigArgs, 'stage' | 'actions' | 'plugins' | 'getConfig'>,
  startup: StartupSettings,
): void => {
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  // Gatsby writes its runtime in ES5; .browserslistrc tells what is understood. Merged
  // configuration cannot change the target.
  const rules = RULES.filter(({ part }) => startup[part]);
  if (stage === 'build-javascript' && startup[LEFT_OUT]) {
    actions.replaceWebpackConfig({ ...bundlerConfig({ getConfig }), target: 'browserslist' });
  }
  const replacement: unknown = Reflect.apply(plugins.normalModuleReplacement, undefined, [
    /./,
    lightener(rules),
  ]);
  const checks = stage === 'build-javascript' ? [askerCheck(rules)] : [];
  actions.setWebpackConfig({ plugins: [replacement, ...checks] });
};
