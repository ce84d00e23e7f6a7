// The bundler replaces each `process.env.GATSBY_…` by its text, so the name is written out.
// Separate from the other settings, because few pages read this.

/** Origin of the dealer search, no trailing slash. */
export const dealerSearchOrigin = process.env.GATSBY_DEALER_SEARCH_ORIGIN ?? '';
