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
