import { loadDocument, currentAddress } from './load-document';
import { claimRetry } from './claim-retry';
import { showLoadError } from './load-error-notice';

const CHUNK = /loading (css )?chunk \S+ failed/i;
const MISSING_PAGE = /^page resources for .* not found/;

let isHydrated = false;

/** From here on the page is interactive: later failures concern a part of it. */
export const markHydrated = (): void => {
  isHydrated = true;
};

const textOf = (reason: unknown): string => (reason instanceof Error ? reason.message : '');

/** Whether code of the site failed to load. */
export const isChunkFailure = (reason: unknown): boolean => CHUNK.test(textOf(reason));

/**
 * After code failed to load: loads the last known path once as a document, with query and anchor
 * (spec storefront §8). After that, and offline, the page stays and shows the notice.
 */
export const recoverFromChunkFailure = (): void => {
  if (navigator.onLine && claimRetry(currentAddress())) loadDocument(currentAddress());
  else showLoadError();
};

/**
 * Listens before Gatsby's runtime does, which would drop the anchor and might reload the page
 * endlessly.
 */
export const watchChunkFailures = (): void => {
  window.addEventListener('unhandledrejection', event => {
    const isChunk = isChunkFailure(event.reason);
    if (!isChunk && !MISSING_PAGE.test(textOf(event.reason))) return;
    event.stopImmediatePropagation();
    if (!isHydrated) window.___failedResources = true;
    if (isChunk) recoverFromChunkFailure();
    else showLoadError();
  });
};
