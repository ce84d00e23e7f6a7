import { existsSync, readFileSync } from 'node:fs';
import { missingAnchor, type MissingAnchor } from './startup-stop';

/** A private detail of a file of Gatsby or of a package that our code relies on. */
interface Internal extends Omit<MissingAnchor, 'place' | 'expected'> {
  /** Path from the project root. */
  readonly file: string;
  readonly texts: readonly string[];
}

const HOOKS = 'src/runtime/route-events/runtime-hooks.ts';
const LOADER = 'src/runtime/route-events/guarded-loader.ts';
const APP = 'node_modules/gatsby/cache-dir/production-app.js';
const NAVIGATION = 'node_modules/gatsby/cache-dir/navigation.js';

/**
 * Names that the shop's runtime reads or replaces in the browser, where a mismatch would be silent.
 */
const INTERNALS: readonly Internal[] = [
  {
    part: 'early-input',
    file: APP,
    texts: ['`replaceHydrateFunction`', '`onInitialClientRender`'],
    fileToChange: 'src/runtime/hydrate-in-slices.tsx',
  },
  {
    part: 'always',
    file: APP,
    texts: ['id="gatsby-focus-wrapper"'],
    fileToChange: 'src/runtime/hydrate-in-slices.tsx',
  },
  { part: 'always', file: APP, texts: ['window.___loader ='], fileToChange: LOADER },
  {
    part: 'always',
    file: APP,
    texts: ['pagePath', '`onClientEntry`'],
    fileToChange: 'src/runtime/keep-requested-path.ts',
  },
  {
    part: 'always',
    file: NAVIGATION,
    texts: ['window.___navigate =', 'window.___webpackCompilationHash', 'loader.loadPage('],
    fileToChange: LOADER,
  },
  {
    part: 'always',
    file: NAVIGATION,
    texts: ['window.___swUpdated'],
    fileToChange: 'src/runtime/service-worker/register.tsx',
  },
  {
    part: 'always',
    file: APP,
    texts: ['page resources for'],
    fileToChange: 'src/runtime/route-events/chunk-failures.ts',
  },
  {
    part: 'always',
    file: NAVIGATION,
    texts: ['`unhandledrejection`'],
    fileToChange: 'src/runtime/route-events/chunk-failures.ts',
  },
  {
    part: 'always',
    file: 'node_modules/gatsby/cache-dir/loader.js',
    texts: ['window.___chunkMapping['],
    fileToChange: 'src/runtime/route-events/chunk-mapping.ts',
  },
  {
    part: 'always',
    file: 'node_modules/gatsby-react-router-scroll/scroll-handler.js',
    texts: ['decodeURI('],
    fileToChange: 'src/gatsby/bundler/safe-decode.ts',
  },
  {
    part: 'always',
    file: 'node_modules/gatsby/cache-dir/find-path.js',
    texts: ['decodeURIComponent('],
    fileToChange: 'src/gatsby/bundler/safe-decode.ts',
  },
  {
    part: 'always',
    file: 'node_modules/@gatsbyjs/reach-router/dist/index.modern.mjs',
    texts: ['.map(decodeURIComponent)', '=decodeURIComponent('],
    fileToChange: 'src/gatsby/bundler/safe-decode.ts',
  },
  { part: 'first-view', file: NAVIGATION, texts: ['`onPreRouteUpdate`'], fileToChange: HOOKS },
];

const readText = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/**
 * Stops the build if Gatsby's runtime no longer contains what ours relies on.
 * @param read returns the text of a file, empty if there is none
 */
export const checkGatsbyInternals = (read: (file: string) => string = readText): void => {
  for (const { part, file, texts, fileToChange } of INTERNALS) {
    const text = read(file);
    const expected = texts.find(each => !text.includes(each));
    if (expected !== undefined) throw missingAnchor({ part, place: file, expected, fileToChange });
  }
};
