import { missingAnchor } from '../../startup/startup-stop';
import { readBlock, writeBlock } from './page-block';

// What the bundler would have fetched ahead stands in the way of the first picture.
const SCRIPT_HINTS = /<link as="script" rel="prefetch" href="[^"]*"\/?>/g;

const OTHER_HINT = /<link (?=[^>]*as="script")[^>]*>/;

export interface PageScripts {
  /** Paths of the scripts that start every page, in their order. */
  readonly start: readonly string[];
  /** Text of our script, which begins as `INLINE_OPENING`. */
  readonly inline: string;
  /** Whether our script starts the others, behind the first paint; else the page names them itself. */
  readonly isLate: boolean;
}

/**
 * The page with its scripts started behind the first paint, those that start every page before its own.
 * What stood in scripts of their own beside them is one script with ours: the page's policy names a hash
 * for each. A page that was done before comes out the same.
 * @param page its path, for sentences
 * @throws BuildError where Gatsby's scripts are not found
 */
export const withLateScripts = (
  html: string,
  page: string,
  { start, inline, isLate }: PageScripts,
): string => {
  const block = readBlock(html, page);
  const inOrder = [...new Set([...start, ...block.sources])];
  if (!isLate) {
    const named = inOrder.map(source => `<script src="${source}" async></script>`);
    return writeBlock(
      html,
      `<script data-scripts="">${block.inline}${inline}</script>${named.join('')}`,
    );
  }
  const unhinted = html.replace(SCRIPT_HINTS, '');
  const other = OTHER_HINT.exec(unhinted)?.[0];
  if (other !== undefined) {
    throw missingAnchor({
      part: 'late-scripts',
      place: page,
      sought: `hints for scripts written as <link as="script" rel="prefetch" href="…">, not as ${other},`,
      mend: 'src/gatsby/output/late-scripts/late-scripts.ts',
    });
  }
  return writeBlock(
    unhinted,
    `<script data-scripts="${inOrder.join(' ')}">${block.inline}${inline}</script>`,
  );
};
