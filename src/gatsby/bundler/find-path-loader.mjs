import { fileURLToPath } from 'node:url';

const DECODER = fileURLToPath(new URL('decode-or-keep.mjs', import.meta.url));

/**
 * Gives one module a `decodeURIComponent` that never throws.
 * @param {string} source
 */
export default function findPathLoader(source) {
  return `import { decodeComponentOrKeep as decodeURIComponent } from ${JSON.stringify(DECODER)};\n${source}`;
}
