/** Where a visit is asked for, with the dealer named; the form there sends them along. */
export const bookPath = (dealerId: string): string =>
  `/free-consultation?dealerId=${encodeURIComponent(dealerId)}#book`;
