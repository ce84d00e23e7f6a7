/** Names of the parts that load late and are cached for use offline. */
export const PRECACHED_CHUNKS: readonly string[] = ['cart-drawer', 'cart-engine'];
