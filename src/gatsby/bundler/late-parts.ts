/** Names of the parts that load late and are kept for when there is no connection. */
export const LATE_PARTS: readonly string[] = ['cart-drawer', 'cart-engine'];
