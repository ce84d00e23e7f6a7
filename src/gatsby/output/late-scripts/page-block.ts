import { INLINE_OPENING } from '~/src/gatsby/startup/inline-scripts';
import { missingAnchor } from '~/src/gatsby/startup/startup-stop';

/** Where Gatsby writes the scripts of a page, and rewrites them when only they have changed. */
const BLOCK =
  /(<!-- slice-start id="_gatsby-scripts-\d+" -->)([\s\S]*?)(?=<!-- slice-end id="_gatsby-scripts-\d+" -->)/;
const OWN_SCRIPTS = /<script src="(\/[^"]+\.js)" async(?:="")?><\/script>/g;
const INLINE_SCRIPTS =
  /<script(?:\s+id="[^"]*")?(?:\s+data-scripts="([^"]*)")?\s*>([\s\S]*?)<\/script>/g;

/** The script block of a page, as Gatsby or an earlier build of ours wrote it. */
export interface PageBlock {
  /** Paths of its scripts, in order. */
  readonly sources: readonly string[];
  /** Gatsby's inline scripts, without ours. */
  readonly inline: string;
}

const withoutOurs = (text: string): string => {
  const at = text.indexOf(INLINE_OPENING);
  const own = (at < 0 ? text : text.slice(0, at)).trim();
  return /[^;]$/.test(own) ? `${own};` : own;
};

/**
 * Reads the script block of a page.
 * @param page its path, for the message
 * @throws BuildError if the page has no block, or one without scripts or with anything else
 */
export const readBlock = (html: string, page: string): PageBlock => {
  const block = BLOCK.exec(html)?.[2];
  const missing = (expected: string) =>
    missingAnchor({
      part: 'always',
      place: page,
      expected,
      fileToChange: 'src/gatsby/output/late-scripts/page-block.ts',
    });
  if (block === undefined)
    throw missing('the block of scripts "<!-- slice-start id="_gatsby-scripts-…');
  const inline = [...block.replace(OWN_SCRIPTS, '').matchAll(INLINE_SCRIPTS)];
  const sources = [
    ...inline.flatMap(([, list]) => (list ? list.split(' ') : [])),
    ...[...block.matchAll(OWN_SCRIPTS)].map(([, source = '']) => source),
  ];
  if (sources.length === 0) throw missing('<script src="/….js" async>');
  const rest = block.replace(OWN_SCRIPTS, '').replace(INLINE_SCRIPTS, '').trim();
  if (rest !== '')
    throw missing(`scripts alone in the block of scripts, not "${rest.slice(0, 80)}",`);
  return { sources, inline: inline.map(([, , text = '']) => withoutOurs(text)).join('') };
};

/** The page with another block. */
export const writeBlock = (html: string, block: string): string =>
  html.replace(BLOCK, (_, place: string) => place + block);
