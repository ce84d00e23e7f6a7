import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { answerMessages } from './messages';
import { answerRequests } from './routes';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: PrecacheEntry[] };

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
answerRequests();
answerMessages();
clientsClaim();

self.addEventListener('activate', event => {
  // Navigation preload: pages are requested while the worker is still starting.
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve());
});
