import { readdirSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { price, words } from './load/fields';
import { nameOf } from './load/files';
import { readJson } from './load/json';

const FOLDER = 'brands';

const color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'takes a color such as #1d5f9e.'));
const phone = v.pipe(
  v.string(),
  v.regex(/^\(\d{3}\) 555-01\d\d$/, 'takes a fictional number, such as (800) 555-0142.'),
);

const store = {
  shopName: words,
  port: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(4800, 'takes a free port from 4800 on.'),
    v.maxValue(4899, 'takes a free port below 4900.'),
  ),
  /** In the store's currency, as are the amounts from which shipping is free. */
  shipping: price,
  freeShippingFrom: price,
  /** Of customer care. */
  phone,
};

/** `brands/<id>.json`: what the sandbox has for a brand. */
const brand = v.strictObject({
  name: words,
  stores: v.strictObject({
    us: v.strictObject(store),
    ca: v.strictObject({
      ...store,
      /** Of the shop's Canadian pages. */
      sitePath: v.pipe(v.string(), v.regex(/^\/[a-z-]+$/, 'takes a path such as /en-ca.')),
    }),
  }),
  /** In the checkout, and in what the store's API says of the brand. */
  colors: v.strictObject({
    accent: color,
    accentInk: color,
    action: color,
    actionInk: color,
    ground: color,
    tint: color,
  }),
  /** A file of the art pack, at least 1,200 pixels wide: on the page of an order, if it has one. */
  orderPicture: v.optional(words),
  /** Its app client in the user pool. */
  signInClient: v.pipe(v.string(), v.regex(/^[a-z0-9]{26}$/, 'takes 26 letters and digits.')),
  /** Of the newsletter. */
  emailList: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{6}$/, 'takes six letters and digits.')),
  /** Whom the press asks; only for a brand with press releases. */
  pressDesk: v.optional(
    v.strictObject({ us: words, ca: words, email: v.pipe(v.string(), v.email()) }),
  ),
});

/** A brand in the sandbox; the shop's own profile of it is in `src/config/brands`. */
export interface SeedBrand extends v.InferOutput<typeof brand> {
  /** The name of its file. */
  readonly id: string;
}

/** Every brand, in the order of their ids. */
export const seedBrands: readonly SeedBrand[] = readdirSync(path.join(__dirname, FOLDER))
  .filter(name => name.endsWith('.json'))
  .sort()
  .map(name => ({ id: nameOf(name), ...readJson(`${FOLDER}/${name}`, brand) }));

/** The brand of that id. @throws if there is none */
export function seedBrand(id: string): SeedBrand {
  const found = seedBrands.find(each => each.id === id);
  if (found) return found;
  throw new Error(`seed/brands has no file for "${id}".`);
}

/** The ids of all stores. */
export const storeIds: readonly string[] = seedBrands.flatMap(({ id, stores }) =>
  Object.keys(stores).map(key => `${id}-${key}`),
);

/** The id of a store in a table. */
export const storeId = v.pipe(
  v.string(),
  v.check(
    id => storeIds.includes(id),
    ({ input }) =>
      `"${String(input)}" is not a store; the brands of seed/brands have ${storeIds.join(', ')}.`,
  ),
);
