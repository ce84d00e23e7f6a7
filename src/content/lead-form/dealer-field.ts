/** Name of the hidden field with the id of the shopper's dealer. */
export const DEALER_FIELD = 'dealerId';
