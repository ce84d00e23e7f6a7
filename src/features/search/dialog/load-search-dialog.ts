/** The search of the header; loaded when a shopper turns to it. */
export const loadSearchDialog = async () => (await import('./search-dialog')).SearchDialog;
