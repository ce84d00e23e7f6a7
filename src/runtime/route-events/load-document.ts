/** The address of this document, without its origin. */
export const currentAddress = (): string => {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
};

/** An address without its anchor. */
export const withoutHash = (address: string): string => address.replace(/#.*$/, '');

/** Load a page as a document, its query and anchor kept; this page too, which an anchor alone would not. */
export const loadDocument = (target: string): void => {
  if (withoutHash(target) !== withoutHash(currentAddress())) {
    window.location.assign(target);
    return;
  }
  window.history.replaceState(window.history.state, '', target);
  window.location.reload();
};
