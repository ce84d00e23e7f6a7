import { buildSync, transformSync } from 'esbuild';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';
import type { StartupSettings } from '~/src/config/settings/startup-settings';

const FIRST_VIEW = 'src/runtime/inline/first-view.mts';
const PAGE_START = 'src/runtime/inline/page-start.mts';

/** How each of these scripts begins, which distinguishes them from Gatsby's. */
export const INLINE_OPENING = '(function(';

/** As parameters, repeated values are minified to one letter. */
const shortGlobals = (script: string): string => `(function () {${script}})();`;

/**
 * Bundles an inline script for old browsers, which it tells that they are not supported. esbuild
 * cannot compile to ES5, so TypeScript does.
 */
const inlineScript = (entry: string, define: Readonly<Record<string, string>>): string => {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    minifySyntax: true,
    target: 'es2019',
    legalComments: 'none',
    define: { ...define },
  });
  const old = transpileModule(shortGlobals(outputFiles[0]?.text ?? ''), {
    compilerOptions: { target: ScriptTarget.ES5, module: ModuleKind.None },
  });
  const code = transformSync(old.outputText.replace(/^"use strict";\s*/, ''), {
    minify: true,
    target: 'es5',
  }).code.trim();
  if (!code.startsWith(INLINE_OPENING) || code.includes('</')) {
    throw new Error(
      `The script of ${entry} does not begin as "${INLINE_OPENING}", or ends the element.`,
    );
  }
  return code;
};

/** The script in the head that marks a page opened at its top; empty if that part is left out. */
export const firstViewScript = (startup: StartupSettings): string =>
  startup['first-view'] ? inlineScript(FIRST_VIEW, {}) : '';

/** The script at the end of the body that starts the page's scripts. */
export const pageStartScript = (startup: StartupSettings): string =>
  inlineScript(PAGE_START, { __EARLY_INPUT__: String(startup['early-input']) });
