import { createHash } from 'node:crypto';
import { callVendor } from './call-vendor';
import type { JsonObject } from './json';

/** Stores a lead; its reference, the same for a repeated request, or null if it cannot be stored now. */
export type StoreLead = (lead: JsonObject) => Promise<string | null>;

const referenceOf = (requestId: string): string =>
  `LD-${createHash('sha256').update(requestId).digest('hex').slice(0, 10).toUpperCase()}`;

/**
 * Hands each lead to the address that dealers' software or a CRM gives for it, as JSON with its reference
 * as `id`. A repeated request has the same `id`: the receiver stores it once.
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
