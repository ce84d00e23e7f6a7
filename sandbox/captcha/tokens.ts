import { createHmac, randomUUID } from 'node:crypto';

/** The site key that the sandbox's captcha answers to; `.env.sandbox*` repeats it. */
export const CAPTCHA_SITE_KEY = 'sandbox-captcha-site-key';

/** As long as the vendor's tokens hold. */
const LIFETIME_MS = 120_000;
const SECRET = 'sandbox-captcha-secret';

const signatureOf = (payload: string): string =>
  createHmac('sha256', SECRET).update(payload).digest('base64url');

/** A token that says: somebody passed the captcha at that moment (epoch ms). */
export function issueToken(nowMs: number): string {
  const payload = `${nowMs}.${randomUUID()}`;
  return `${payload}.${signatureOf(payload)}`;
}

/** Tells good tokens from forged, old and used ones; each is good once. */
export class CaptchaVerifier {
  /** When each was issued (epoch ms); those that no longer hold are let go. */
  readonly #used = new Map<string, number>();

  /** How many used tokens are kept. */
  get size(): number {
    return this.#used.size;
  }

  verify(token: string, nowMs: number): boolean {
    const end = token.lastIndexOf('.');
    const payload = token.slice(0, Math.max(end, 0));
    const issuedMs = Number(payload.split('.')[0]);
    const isGood =
      signatureOf(payload) === token.slice(end + 1) &&
      nowMs - issuedMs < LIFETIME_MS &&
      !this.#used.has(token);
    for (const [used, usedIssuedMs] of this.#used) {
      if (nowMs - usedIssuedMs >= LIFETIME_MS) this.#used.delete(used);
    }
    if (isGood) this.#used.set(token, issuedMs);
    return isGood;
  }
}
