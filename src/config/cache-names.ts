/** Cache of the service worker that holds visited pages; the offline page lists what is in it. */
export const PAGE_CACHE = 'pages';
