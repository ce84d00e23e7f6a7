import { missingAnchor } from '~/src/gatsby/startup/startup-stop';
import { readBlock, writeBlock } from './page-block';

// Prefetching by webpack would compete with the first picture.
const SCRIPT_HINTS = /<link as="script" rel="prefetch" href="[^"]*"\/?>/g;

const OTHER_HINT = /<link (?=[^>]*as="script")[^>]*>/;

export interface PageScripts {
  /** Paths of the scripts that start every page, in order. */
  readonly start: readonly string[];
  /** Text of our script, which begins with `INLINE_OPENING`. */
  readonly inline: string;
  /**
   * Whether our script starts the others after the first paint; otherwise the page refers to them
   * itself.
   */
  readonly isLate: boolean;
}

/**
 * Returns the page with its scripts started after the first paint, those of every page before its
 * own. Inline scripts beside them are merged into ours, because the page's policy has a hash for
 * each. Running this twice changes nothing.
 * @param page its path, for messages
 * @throws BuildError if Gatsby's scripts are not found
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
      expected: `hints for scripts written as <link as="script" rel="prefetch" href="…">, not as ${other},`,
      fileToChange: 'src/gatsby/output/late-scripts/late-scripts.ts',
    });
  }
  return writeBlock(
    unhinted,
    `<script data-scripts="${inOrder.join(' ')}">${block.inline}${inline}</script>`,
  );
};
