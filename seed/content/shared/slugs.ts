/** Texts that brands share; links to them need to know that they are no pages. */
export const SHARED_SLUGS = ['returns-notice', 'dealer-promise', 'gps-coverage'] as const;

/** The site that keeps them. */
export const SHARED_BY = 'larkfield';
