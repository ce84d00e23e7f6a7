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

/** A replacement for what one module of a package imports. */
export interface ModuleReplacement {
  readonly part: Extract<StartupPart, 'small-i18next' | 'left-out-modules'>;
  /** Path from the project root. */
  readonly importer: string;
  readonly requests: readonly string[];
  /** Path of the replacement from the project root. */
  readonly replacement: string;
}

const I18N_STUBS = 'src/gatsby/bundler/i18n-stubs.mjs';
const PROP_TYPES_STUB = 'src/gatsby/bundler/prop-types-stub.mjs';
const LEFT_OUT = 'left-out-modules' as const;
const I18N_PLUGIN = 'node_modules/gatsby-plugin-react-i18next/dist/plugin/wrapPageElement.js';

// Packages import others whole, as CommonJS, so tree shaking does not help. The parts that the shop
// never uses would add 4 KB (gzip) to every page.
const RULES: readonly ModuleReplacement[] = [
  {
    part: LEFT_OUT,
    importer: 'node_modules/react-i18next/dist/es/index.js',
    requests: [
      './Trans.js',
      './TransWithoutContext.js',
      './Translation.js',
      './useSSR.js',
      './withSSR.js',
      './withTranslation.js',
    ],
    replacement: I18N_STUBS,
  },
  {
    part: LEFT_OUT,
    importer: I18N_PLUGIN,
    requests: ['outdent', 'browser-lang', 'gatsby'],
    replacement: I18N_STUBS,
  },
  {
    part: 'small-i18next',
    importer: I18N_PLUGIN,
    requests: ['i18next'],
    replacement: 'src/runtime/small-i18next.ts',
  },
  {
    // Partytown, which the shop does not use; in browsers this is only needed by `develop`.
    part: LEFT_OUT,
    importer: 'node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js',
    requests: ['gatsby-script', './utils/inject-partytown-snippet'],
    replacement: I18N_STUBS,
  },
  {
    // The shop registers its service worker itself, after the page (src/runtime/service-worker).
    part: LEFT_OUT,
    importer: '.cache/production-app.js',
    requests: ['./register-service-worker'],
    replacement: I18N_STUBS,
  },
  {
    // Partial hydration, which the shop does not use: its CommonJS client makes webpack's runtime larger.
    part: LEFT_OUT,
    importer: '.cache/loader.js',
    requests: ['react-server-dom-webpack'],
    replacement: 'src/gatsby/bundler/partial-hydration-stub.mjs',
  },
  ...[
    '.cache/navigation.js',
    '.cache/page-renderer.js',
    '.cache/static-query.js',
    'node_modules/@gatsbyjs/reach-router/dist/index.modern.mjs',
    'node_modules/gatsby-link/dist/index.modern.mjs',
    'node_modules/gatsby-react-router-scroll/scroll-handler.js',
  ].map(importer => ({
    part: LEFT_OUT,
    importer,
    requests: ['prop-types'],
    replacement: PROP_TYPES_STUB,
  })),
];

const FILE_TO_CHANGE = 'src/gatsby/bundler/module-replacements.ts';

const readImporter = ({ part, importer }: ModuleReplacement): string => {
  if (existsSync(resolve(importer))) return readFileSync(resolve(importer), 'utf8');
  throw missingAnchor({
    part,
    place: dirname(importer),
    expected: basename(importer),
    fileToChange: FILE_TO_CHANGE,
  });
};

const replacementsOf = (rule: ModuleReplacement): (readonly [string, string])[] => {
  const { part, importer, requests, replacement } = rule;
  const text = readImporter(rule);
  return requests.map(request => {
    if (!new RegExp(`['"\`]${request.replace(/[./]/g, '\\$&')}['"\`]`).test(text)) {
      throw missingAnchor({
        part,
        place: importer,
        expected: `a request for "${request}"`,
        fileToChange: FILE_TO_CHANGE,
      });
    }
    return [`${realpathSync(resolve(importer))}\n${request}`, resolve(replacement)] as const;
  });
};

/**
 * A function that changes the imports of the modules named in the rules, and no others.
 * @throws BuildError if a module is gone or no longer has an import that a rule names.
 */
export const requestReplacer = (
  rules: readonly ModuleReplacement[],
): ((asked: Request) => void) => {
  const replacements = new Map(rules.flatMap(replacementsOf));
  return asked => {
    const instead = replacements.get(`${asked.contextInfo.issuer}\n${asked.request}`);
    if (instead !== undefined) asked.request = instead;
  };
};

/**
 * Stops a build whose bundle contains another file of a package than the one that a rule names.
 * @param bundled paths of the modules of the bundle
 */
export const checkImporters = (
  rules: readonly ModuleReplacement[],
  bundled: ReadonlySet<string>,
): void => {
  for (const { part, importer } of rules) {
    if (bundled.has(realpathSync(resolve(importer)))) continue;
    throw missingAnchor({
      part,
      place: 'the bundle of the browser',
      expected: importer,
      fileToChange: FILE_TO_CHANGE,
    });
  }
};

/** Runs the check on the modules that webpack has collected, before it concatenates them. */
const askerCheck = (rules: readonly ModuleReplacement[]) => ({
  apply: ({ hooks }: Compiler): void =>
    hooks.compilation.tap('lean-modules', compilation => {
      compilation.hooks.finishModules.tap('lean-modules', modules => {
        if (compilation.compiler.isChild()) return;
        checkImporters(rules, new Set([...modules].map(module => module.nameForCondition() ?? '')));
      });
    }),
});

/** Leaves code that never runs out of the production build. */
export const setModuleReplacements = (
  {
    stage,
    actions,
    plugins,
    getConfig,
  }: Pick<CreateWebpackConfigArgs, 'stage' | 'actions' | 'plugins' | 'getConfig'>,
  startup: StartupSettings,
): void => {
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  // Gatsby compiles its runtime to ES5; .browserslistrc says what browsers support. The target
  // cannot be changed by merging.
  const rules = RULES.filter(({ part }) => startup[part]);
  if (stage === 'build-javascript' && startup[LEFT_OUT]) {
    actions.replaceWebpackConfig({ ...bundlerConfig({ getConfig }), target: 'browserslist' });
  }
  const replacement: unknown = Reflect.apply(plugins.normalModuleReplacement, undefined, [
    /./,
    requestReplacer(rules),
  ]);
  const checks = stage === 'build-javascript' ? [askerCheck(rules)] : [];
  actions.setWebpackConfig({ plugins: [replacement, ...checks] });
};
