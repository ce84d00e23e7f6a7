/** The search of the header; loaded when a shopper first uses it. */
export const loadSearchDialog = async () => (await import('./search-dialog')).SearchDialog;
