/** Express wallets that the shop has a name for; the platform knows more. */
export const WALLETS = ['APPLE_PAY', 'GOOGLE_PAY', 'SHOP_PAY'] as const;

export type Wallet = (typeof WALLETS)[number];

export const isWallet = (value: unknown): value is Wallet => WALLETS.some(name => name === value);

/** Wallets that this browser supports. Only Apple's can be detected without asking a server. */
export function detectWallets(browser: object): readonly Wallet[] {
  try {
    const session: unknown = Reflect.get(browser, 'ApplePaySession');
    if (typeof session !== 'function' && typeof session !== 'object') return [];
    const ask: unknown = session && Reflect.get(session, 'canMakePayments');
    return typeof ask === 'function' && ask.call(session) === true ? ['APPLE_PAY'] : [];
  } catch {
    // In an insecure frame the session throws instead of answering.
    return [];
  }
}
