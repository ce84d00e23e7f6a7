/** The content project that the sandbox stands in for; `.env.sandbox*` repeats both names. */
export const PROJECT = 'storefront1';
export const DATASET = 'production';

/** The bearer token that shows drafts. */
export const READ_TOKEN = 'sandbox-content-token';
