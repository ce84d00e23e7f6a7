import { START_SCRIPT } from './start-script';

const OWN_SCRIPTS = /<script src="(\/[^"]+\.js)" async(?:="")?><\/script>/g;
// What the bundler would have fetched ahead stands in the way of the first picture.
const SCRIPT_HINTS = /<link as="script" rel="prefetch" href="[^"]*"\/?>/g;
const PLACE = /<!-- slice-end id="_gatsby-scripts-\d+" -->/;

/**
 * The page with its scripts started behind the first paint, those that start every page before its
 * own; a page done before stays as it is.
 * @param start paths of the scripts that start every page
 */
export const withLateScripts = (html: string, start: readonly string[]): string => {
  const scripts = [...html.matchAll(OWN_SCRIPTS)].map(([, src = '']) => src);
  if (scripts.length === 0 || !PLACE.test(html)) return html;
  const inOrder = [...new Set([...start, ...scripts])];
  return html
    .replace(OWN_SCRIPTS, '')
    .replace(SCRIPT_HINTS, '')
    .replace(
      PLACE,
      end => `<script data-scripts="${inOrder.join(' ')}">${START_SCRIPT}</script>${end}`,
    );
};
