import { createHmac, randomUUID } from 'node:crypto';

/** The site key that the sandbox's captcha answers to; `.env.sandbox*` repeats it. */
export const CAPTCHA_SITE_KEY = 'sandbox-captcha-site-key';

/** The lifetime of the vendor's tokens. */
const LIFETIME_MS = 120_000;
const SECRET = 'sandbox-captcha-secret';

const signatureOf = (payload: string): string =>
  createHmac('sha256', SECRET).update(payload).digest('base64url');

/** A token for a captcha that was passed at that moment (epoch ms). */
export function issueToken(nowMs: number): string {
  const payload = `${nowMs}.${randomUUID()}`;
  return `${payload}.${signatureOf(payload)}`;
}

/** Validates tokens: rejects forged, expired and used ones. Each is valid once. */
export class CaptchaVerifier {
  /** When each was issued (epoch ms); expired ones are dropped. */
  readonly #used = new Map<string, number>();

  /** The number of used tokens kept. */
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
