/** The URL of this document, without its origin. */
export const currentAddress = (): string => {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
};

/** A URL without its anchor. */
export const withoutHash = (address: string): string => address.replace(/#.*$/, '');

/**
 * Loads a page as a document, with query and anchor; also the current page, where a change of
 * only the anchor would not reload.
 */
export const loadDocument = (target: string): void => {
  if (withoutHash(target) !== withoutHash(currentAddress())) {
    window.location.assign(target);
    return;
  }
  window.history.replaceState(window.history.state, '', target);
  window.location.reload();
};
