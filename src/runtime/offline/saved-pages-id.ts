/** Place for the pages that this device keeps; `page-script.ts` fills it and shows it. */
export const SAVED_PAGES_ID = 'kept-pages';
