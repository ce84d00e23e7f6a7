/** The notice for browsers that lack what the shop stands on; a script of the page shows it. */
export const OLD_BROWSER_NOTICE = 'old-browser';
