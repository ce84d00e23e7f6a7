import { readObject, type JsonObject } from './json';

/** A vendor's answer; null for the body if it is no JSON object. */
export interface VendorAnswer {
  readonly status: number;
  readonly body: JsonObject | null;
}

interface VendorCall {
  readonly method: 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The shop gives up after 7 seconds; two calls have to fit in. */
const TIMEOUT_MS = 3000;

/** Calls a vendor; null if it cannot be reached in time. */
export const callVendor = async (url: string, call: VendorCall): Promise<VendorAnswer | null> => {
  try {
    const reply = await fetch(url, { ...call, signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { status: reply.status, body: readObject(await reply.text()) };
  } catch {
    return null;
  }
};
