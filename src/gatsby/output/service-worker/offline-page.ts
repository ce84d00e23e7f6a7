const RUN_SCRIPT = /<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/gi;
const PRELOADED_SCRIPT = /<link as="script"[^>]*>/gi;

/**
 * Turns a page into one that can be shown at any URL without a connection: Gatsby's scripts, which
 * would navigate to the page's own URL, are replaced by one of ours.
 */
export const toStandalone = (html: string, script: string): string =>
  html
    .replace(RUN_SCRIPT, '')
    .replace(PRELOADED_SCRIPT, '')
    // A function, because the script may contain replacement patterns such as `$&`.
    .replace('</body>', () => `<script>${script.trim()}</script></body>`);
