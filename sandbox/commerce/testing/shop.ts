import { createStorefrontApiClient } from '@shopify/storefront-api-client';
import { parse, validate } from 'graphql';
import { isJsonObject, type JsonObject } from '~/sandbox/core/json';
import { startSandbox } from '~/sandbox/core/start';
import { createMailbox, type Mailbox } from '~/sandbox/mail/mailbox';
import type { SeedStore } from '~/seed/types';
import { publishedSchema } from '../schema';
import type { CommerceSeed } from '../seed';
import { openStores, serveStores } from '../server';
import { fixture } from './fixture';

/** A value inside a JSON document by its path; undefined where there is none. */
export function at(document: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)];
    return isJsonObject(value) ? value[key] : undefined;
  }, document);
}

/** Text inside a JSON document; throws where there is none. */
export function textAt(document: unknown, path: string): string {
  const value = at(document, path);
  if (typeof value !== 'string') throw new Error(`No text at ${path}: ${JSON.stringify(document)}`);
  return value;
}

/** Asks one store over HTTP; refuses a document that the published schema would refuse. */
export interface StoreClient {
  readonly url: string;
  /** The answer's document, errors and all. */
  reply(document: string, variables?: JsonObject): Promise<unknown>;
  /** The answer's data; throws when it has errors. */
  ask(document: string, variables?: JsonObject): Promise<unknown>;
}

/** The vendor's client for the store at an address, with the token that a page carries. */
export const vendorClient = (url: string, store: SeedStore) =>
  createStorefrontApiClient({
    storeDomain: url,
    apiVersion: '2025-04',
    publicAccessToken: `sandbox-${store}-public`,
    // It knows secure addresses alone; the sandbox has none.
    customFetchApi: (address, init) => fetch(address.replace(/^https:/, 'http:'), init),
    // It would warn that this version is an older one.
    logger: () => undefined,
  });

/**
 * Asks the store at an address by the vendor's client. Both methods throw for a document that the
 * published schema refuses.
 */
export function storeClient(url: string, store: SeedStore): StoreClient {
  const client = vendorClient(url, store);
  const reply = async (query: string, variables: JsonObject = {}): Promise<unknown> => {
    const [error] = validate(publishedSchema(), parse(query));
    if (error) throw error;
    const response = await client.fetch(query, { variables });
    return response.json();
  };
  return {
    url,
    reply,
    ask: async (query, variables) => {
      const document = await reply(query, variables);
      const errors = at(document, 'errors');
      if (errors) throw new Error(JSON.stringify(errors));
      return at(document, 'data');
    },
  };
}

/** The two Larkfield stores on free ports. */
export interface Shop {
  readonly us: StoreClient;
  readonly ca: StoreClient;
  readonly mail: Mailbox;
  /** Moves the sandbox's clock on; by null back to the machine's time. */
  moveClock(seconds: number | null): Promise<void>;
  /** Puts the stores back to their seed. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts both Larkfield stores.
 * @param state a folder, or `memory`
 * @throws if a port cannot be opened
 */
export async function startShop(state = 'memory', seed: CommerceSeed = fixture): Promise<Shop> {
  let mailbox: Mailbox | null = null;
  const { urls, stop } = await startSandbox({
    ports: 'ephemeral',
    state,
    services: context => serveStores(openStores(context, seed, (mailbox = createMailbox(context)))),
  });
  if (!mailbox) throw new Error('The stores were not started.');
  const mail: Mailbox = mailbox;
  const client = (store: SeedStore) => storeClient(urls[`commerce-${store}`] ?? '', store);
  return {
    us: client('larkfield-us'),
    ca: client('larkfield-ca'),
    mail,
    async moveClock(seconds) {
      const url = `${urls.control}/clock`;
      if (seconds === null) await fetch(url, { method: 'DELETE' });
      else await fetch(url, { method: 'POST', body: JSON.stringify({ seconds }) });
    },
    async reset() {
      await fetch(`${urls.control}/reset`, { method: 'POST' });
    },
    stop,
  };
}

/** The id of a product's variant by its place. */
export async function variantId(store: StoreClient, handle: string, place = 0): Promise<string> {
  const data = await store.ask(
    `query V($handle: String!) { product(handle: $handle) { variants(first: 20) { nodes { id } } } }`,
    { handle },
  );
  return textAt(data, `product.variants.nodes.${place}.id`);
}

/** The id of a product's selling plan by its place in its only group. */
export async function planId(store: StoreClient, handle: string, place = 0): Promise<string> {
  const data = await store.ask(
    `query P($handle: String!) { product(handle: $handle) { sellingPlanGroups(first: 1) { nodes {
      sellingPlans(first: 9) { nodes { id } } } } } }`,
    { handle },
  );
  return textAt(data, `product.sellingPlanGroups.nodes.0.sellingPlans.nodes.${place}.id`);
}
