/** The content project that the sandbox stands in for; `.env.sandbox*` repeats both names. */
export const PROJECT = 'storefront1';
export const DATASET = 'production';

/** The bearer token that shows drafts. */
export const READ_TOKEN = 'sandbox-content-token';

/** The bearer token of an editor: it shows drafts and may write. */
export const EDITOR_TOKEN = 'sandbox-editor-token';
