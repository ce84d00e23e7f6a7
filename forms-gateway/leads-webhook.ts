import { createHash } from 'node:crypto';
import { callVendor } from './call-vendor';
import type { JsonObject } from './json';

/** Stores a lead; its reference, the same for a repeated request, or null if it cannot be stored now. */
export type StoreLead = (lead: JsonObject) => Promise<string | null>;

const referenceOf = (requestId: string): string =>
  `LD-${createHash('sha256').update(requestId).digest('hex').slice(0, 10).toUpperCase()}`;

/**
 * Posts each lead as JSON to a webhook of the dealers' software or a CRM. Its `id` is derived from the
 * request's id, so the receiver can discard a repeated request.
 */
export const leadsWebhook =
  (url: string): StoreLead =>
  async lead => {
    const id = referenceOf(String(lead.requestId));
    const answer = await callVendor(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ id, ...lead }),
    });
    return answer !== null && answer.status < 300 ? id : null;
  };
