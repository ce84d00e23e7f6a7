/** Names of the parts that load late and are cached for use offline. */
export const LATE_PARTS: readonly string[] = ['cart-drawer', 'cart-engine'];
