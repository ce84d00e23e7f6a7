import { problem, type Problem } from '../problem';

/** A file of the build by its site path, with its text. */
export interface ScriptText {
  readonly path: string;
  readonly text: string;
}

/** No script contains code that generates structured data: only the built pages have it. */
export const checkScripts = (scripts: readonly ScriptText[]): readonly Problem[] =>
  scripts
    .filter(({ text }) => text.includes('https://schema.org'))
    .map(script => problem(script, 'contains structured data, which belongs in built pages only'));
