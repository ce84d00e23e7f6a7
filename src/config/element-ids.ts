/** The notice for unsupported browsers; an inline script shows it. */
export const UNSUPPORTED_BROWSER_NOTICE = 'unsupported-browser';

/** The notice that something of the page did not load; a script of the page may show it. */
export const LOAD_ERROR_NOTICE = 'load-error';
