import { createHmac, randomUUID } from 'node:crypto';

/** The site key that the sandbox's captcha answers to; `.env.sandbox*` repeats it. */
export const CAPTCHA_SITE_KEY = 'sandbox-captcha-site-key';

/** The lifetime of the vendor's tokens. */
const LIFETIME_MS = 120_000;
/** The secret for verifying tokens; `.env.sandbox*` repeats it. */
export const CAPTCHA_SECRET = 'sandbox-captcha-secret';

const signatureOf = (payload: string): string =>
  createHmac('sha256', CAPTCHA_SECRET).update(payload).digest('base64url');

/** A token for a captcha passed at that moment (epoch ms). */
export function issueToken(nowMs: number): string {
  const payload = `${nowMs}.${randomUUID()}`;
  return `${payload}.${signatureOf(payload)}`;
}

/** The vendor's error codes for invalid tokens. */
export type TokenFault = 'invalid-input-response' | 'timeout-or-duplicate';

/** When a token was issued (epoch ms), or why it is invalid. */
export type TokenVerdict = { readonly passedMs: number } | { readonly fault: TokenFault };

/** Validates tokens: rejects forged, expired and used ones. Each is valid once. */
export class CaptchaVerifier {
  /** When each was issued (epoch ms); expired ones are dropped. */
  readonly #used = new Map<string, number>();

  /** The number of used tokens kept. */
  get size(): number {
    return this.#used.size;
  }

  verify(token: string, nowMs: number): TokenVerdict {
    const end = token.lastIndexOf('.');
    const payload = token.slice(0, Math.max(end, 0));
    const issuedMs = Number(payload.split('.')[0]);
    if (signatureOf(payload) !== token.slice(end + 1)) return { fault: 'invalid-input-response' };
    const isSpent = nowMs - issuedMs >= LIFETIME_MS || this.#used.has(token);
    for (const [used, usedIssuedMs] of this.#used) {
      if (nowMs - usedIssuedMs >= LIFETIME_MS) this.#used.delete(used);
    }
    if (isSpent) return { fault: 'timeout-or-duplicate' };
    this.#used.set(token, issuedMs);
    return { passedMs: issuedMs };
  }
}
