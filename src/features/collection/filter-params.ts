/** Whether a query names a filter of these facets. */
export const hasFilters = (search: string, facetIds: readonly string[]): boolean => {
  const query = new URLSearchParams(search);
  return facetIds.some(id => query.has(id));
};

/** The query without its page number, for another sort order with the same filters. */
export const withoutPage = (search: string): string =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter(part => part !== '' && !/^page(=|$)/.test(part))
    .join('&')
    .replace(/^(?=.)/, '?');
