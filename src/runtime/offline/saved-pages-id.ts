/** The element for the list of saved pages; `page-script.ts` fills and shows it. */
export const SAVED_PAGES_ID = 'saved-pages';
