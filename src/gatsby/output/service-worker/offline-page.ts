const RUN_SCRIPT = /<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/gi;
const PRELOADED_SCRIPT = /<link as="script"[^>]*>/gi;

/**
 * A page that stands for any address and needs nothing from the line: the generator's scripts, which
 * would lead to the page's own address, are taken out, and one of ours is put in.
 */
export const toStandalone = (html: string, script: string): string =>
  html
    .replace(RUN_SCRIPT, '')
    .replace(PRELOADED_SCRIPT, '')
    // A function, for the script may hold what a replacement would read as a pattern.
    .replace('</body>', () => `<script>${script.trim()}</script></body>`);
