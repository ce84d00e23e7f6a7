import { loadDocument, currentAddress } from './load-document';
import { claimRetry } from './claim-retry';
import { showLoadError } from './load-error-notice';

const CHUNK = /loading (css )?chunk \S+ failed/i;
const MISSING_PAGE = /^page resources for .* not found/;

let isHydrated = false;

/** From here on the page answers: what fails now is a part of it. */
export const markHydrated = (): void => {
  isHydrated = true;
};

const textOf = (reason: unknown): string => (reason instanceof Error ? reason.message : '');

/** Whether a part of the site's code could not be fetched. */
export const isChunkFailure = (reason: unknown): boolean => CHUNK.test(textOf(reason));

/**
 * After code could not be fetched: the last known path is loaded once as a document, query and
 * anchor kept (spec storefront §8); after that, and offline, the page says so and stays.
 */
export const recoverFromChunkFailure = (): void => {
  if (navigator.onLine && claimRetry(currentAddress())) loadDocument(currentAddress());
  else showLoadError();
};

/**
 * Listens before the generator's runtime does, whose own answer drops the anchor and may load the
 * page again without end.
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
