/**
 * A slug for an address (spec storefront §5): accents are taken off, then only word characters,
 * whitespace and `- . ~` are kept, and each run of whitespace becomes one hyphen. Lower case, as
 * every handle is.
 */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\w\s\-.~]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .toLowerCase();

const PART = '[a-z0-9]+(?:-[a-z0-9]+)*';
const PLAIN_SLUG = new RegExp(`^${PART}$`);
const PATH_SLUG = new RegExp(`^${PART}(?:/${PART})*$`);

/** Whether it is lowercase letters and digits, with single hyphens between them. */
export const isPlainSlug = (text: string): boolean => PLAIN_SLUG.test(text);

/** The same for several of them with slashes between, as the studio takes for the path of a page. */
export const isPathSlug = (text: string): boolean => PATH_SLUG.test(text);
