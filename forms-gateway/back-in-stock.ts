import { callVendor, type VendorAnswer } from './call-vendor';
import { isJsonObject } from './json';

export interface EmailToolOptions {
  /** Scheme and host of Klaviyo's API, no trailing slash. */
  readonly origin: string;
  /** A private key that may write profiles and read the catalogue's variants. */
  readonly privateKey: string;
}

/** `invalidEmail`: the vendor does not take the address. */
export type AlertResult = 'accepted' | 'invalidEmail' | 'refused' | 'unavailable' | 'misconfigured';

/** Release of the API that is spoken; the vendor keeps each for two years. */
export const KLAVIYO_REVISION = '2026-07-15';

/** The vendor's name for a variant of the commerce platform; null if that is no id of one. */
export const catalogVariantOf = (variantId: string): string | null => {
  const number = /^(?:gid:\/\/shopify\/ProductVariant\/)?(\d+)$/.exec(variantId)?.[1];
  return number === undefined ? null : `$shopify:::$default:::${number}`;
};

const bodyOf = (email: string, variant: string): string =>
  JSON.stringify({
    data: {
      type: 'back-in-stock-subscription',
      attributes: {
        channels: ['EMAIL'],
        profile: { data: { type: 'profile', attributes: { email } } },
      },
      relationships: { variant: { data: { type: 'catalog-variant', id: variant } } },
    },
  });

const namesEmail = ({ body }: VendorAnswer): boolean =>
  Array.isArray(body?.errors) &&
  body.errors.some(
    (error: unknown) =>
      isJsonObject(error) &&
      isJsonObject(error.source) &&
      String(error.source.pointer).endsWith('/email'),
  );

/**
 * Subscribes an address to the message that a variant is back. A server calls the endpoint with a private key;
 * the one with the public id is only for browsers
 * (https://developers.klaviyo.com/en/reference/create_back_in_stock_subscription).
 */
export const subscribeBackInStock = async (
  { origin, privateKey }: EmailToolOptions,
  { email, variant }: { readonly email: string; readonly variant: string },
): Promise<AlertResult> => {
  const answer = await callVendor(`${origin}/api/back-in-stock-subscriptions`, {
    method: 'POST',
    headers: {
      Authorization: `Klaviyo-API-Key ${privateKey}`,
      Accept: 'application/vnd.api+json',
      'Content-Type': 'application/vnd.api+json',
      revision: KLAVIYO_REVISION,
    },
    body: bodyOf(email, variant),
  });
  if (answer === null || answer.status === 429 || answer.status >= 500) return 'unavailable';
  if (answer.status === 202) return 'accepted';
  if (answer.status === 401 || answer.status === 403 || answer.status === 410) {
    return 'misconfigured';
  }
  return namesEmail(answer) ? 'invalidEmail' : 'refused';
};
