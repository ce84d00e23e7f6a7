import { transformSync } from 'esbuild';
import { START_SCRIPT } from './start-script';

const START = transformSync(START_SCRIPT, { minify: true, target: 'es5' }).code.trim();
// What the bundler would have fetched ahead stands in the way of the first picture.
const SCRIPT_HINTS = /<link as="script" rel="prefetch" href="[^"]*"\/?>/g;
/** Where Gatsby writes the scripts of a page, and writes them anew when only they have changed. */
const BLOCK =
  /(<!-- slice-start id="_gatsby-scripts-\d+" -->)([\s\S]*?)(?=<!-- slice-end id="_gatsby-scripts-\d+" -->)/;
const OWN_SCRIPTS = /<script src="(\/[^"]+\.js)" async(?:="")?><\/script>/g;
const INLINE_SCRIPTS = /<script[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The page with its scripts started behind the first paint, those that start every page before its
 * own; a page done before stays as it is. What stood in scripts of its own beside them is one script
 * with that which starts them: the page's policy names a hash for each.
 * @param start paths of the scripts that start every page
 */
export const withLateScripts = (html: string, start: readonly string[]): string => {
  const block = BLOCK.exec(html)?.[2] ?? '';
  const scripts = [...block.matchAll(OWN_SCRIPTS)].map(([, src = '']) => src);
  if (scripts.length === 0) return html;
  const inOrder = [...new Set([...start, ...scripts])];
  const inline = [...block.replace(OWN_SCRIPTS, '').matchAll(INLINE_SCRIPTS)].map(
    ([, text = '']) => `${text.trim()};`,
  );
  return html
    .replace(SCRIPT_HINTS, '')
    .replace(
      BLOCK,
      (_, place: string) =>
        `${place}<script data-scripts="${inOrder.join(' ')}">${inline.join('')}${START}</script>`,
    );
};
