import { fullLoad, here } from './full-load';
import { claimRetry } from './one-retry';
import { showTrouble } from './trouble-notice';

const CHUNK = /loading (css )?chunk \S+ failed/i;
const NO_PAGE = /^page resources for .* not found/;

let isAlive = false;

/** From here on the page answers: what fails now is a part of it. */
export const markAlive = (): void => {
  isAlive = true;
};

const textOf = (reason: unknown): string => (reason instanceof Error ? reason.message : '');

/** Whether a part of the site's code could not be fetched. */
export const isChunkFailure = (reason: unknown): boolean => CHUNK.test(textOf(reason));

/**
 * After code could not be fetched: the last known path is loaded once as a document, query and
 * anchor kept (spec storefront §8); after that, and offline, the page says so and stays.
 */
export const leadOn = (): void => {
  if (navigator.onLine && claimRetry(here())) fullLoad(here());
  else showTrouble();
};

/**
 * Listens before the generator's runtime does, whose own answer drops the anchor and may load the
 * page again without end.
 */
export const watchChunkFailures = (): void => {
  window.addEventListener('unhandledrejection', event => {
    const isChunk = isChunkFailure(event.reason);
    if (!isChunk && !NO_PAGE.test(textOf(event.reason))) return;
    event.stopImmediatePropagation();
    if (!isAlive) window.___failedResources = true;
    if (isChunk) leadOn();
    else showTrouble();
  });
};
