import { isJsonObject, type JsonObject } from '../core/json';

/** A stored lead. */
export interface Lead {
  readonly id: string;
  readonly requestId: string;
  readonly receivedAt: string;
  readonly content: JsonObject;
}

/** Parses stored leads; throws if invalid. */
export function parseLeads(stored: unknown): readonly Lead[] {
  if (!Array.isArray(stored)) throw new Error('The leads are a list.');
  return stored.map((entry: unknown): Lead => {
    if (!isJsonObject(entry) || !isJsonObject(entry.content)) throw new Error('No lead.');
    const { id, requestId, receivedAt, content } = entry;
    return {
      id: String(id),
      requestId: String(requestId),
      receivedAt: String(receivedAt),
      content,
    };
  });
}

const FIRST_NUMBER = 200_001;

/** The leads with a new one, and its id; a repeated request keeps the first. */
export function withLead(
  leads: readonly Lead[],
  content: JsonObject,
  receivedAt: string,
): { readonly leads: readonly Lead[]; readonly id: string } {
  const requestId = String(content.requestId);
  const known = leads.find(lead => lead.requestId === requestId);
  if (known) return { leads, id: known.id };
  const id = `LD-${FIRST_NUMBER + leads.length}`;
  return { leads: [...leads, { id, requestId, receivedAt, content }], id };
}
