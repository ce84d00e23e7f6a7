import * as v from 'valibot';
import { storeId } from '../brands';
import { readCsv } from '../load/csv';
import { handle, listCell, moment, numberCell, price, words, yesCell } from '../load/fields';
import { readJson } from '../load/json';

const availability = v.picklist(['coming_soon', 'discontinued']);
const priceInBoth = v.strictObject({ USD: price, CAD: price });
const seo = v.strictObject({ title: words, description: words });
const swatch = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'takes a color such as #4a4e55.'));

/** `products.csv`: the products, with their stores and how they are sold. */
const productRow = v.strictObject({
  handle,
  title: words,
  productType: words,
  vendor: words,
  publishedAt: moment,
  tags: v.optional(listCell, ''),
  stores: v.pipe(listCell, v.array(storeId)),
  sellingPlanGroups: v.optional(listCell),
  requiresSellingPlan: v.optional(yesCell),
  leadGeneration: v.optional(yesCell),
  availability: v.optional(availability),
  servicePlan: v.optional(handle),
  addOns: v.optional(listCell),
});

/** `options.csv`: the values that a shopper chooses from, in the order in which they are shown. */
const optionRow = v.strictObject({
  product: handle,
  option: words,
  value: words,
  swatch: v.optional(swatch),
});

/** `variants.csv`: price and stock of each combination of values. */
const variantRow = v.strictObject({
  sku: v.pipe(v.string(), v.regex(/^[A-Z]{2}(-[A-Z0-9]+)+$/, 'takes a SKU such as LF-GPS-S.')),
  product: handle,
  option1: v.optional(words),
  option2: v.optional(words),
  priceUSD: price,
  priceCAD: price,
  compareAtUSD: v.optional(price),
  compareAtCAD: v.optional(price),
  inventory: v.union(
    [v.literal('untracked'), v.pipe(numberCell, v.integer())],
    'takes a whole number, or "untracked".',
  ),
  sellsBeyondStock: v.optional(yesCell),
  weightPounds: v.optional(numberCell),
  image: v.optional(words),
  availability: v.optional(availability),
  leadGeneration: v.optional(yesCell),
  subscriptionFrequency: v.optional(words),
});

/** The front matter of `products/<handle>.md`. */
export const productWords = v.strictObject({
  tagline: words,
  highlights: v.array(words),
  specifications: v.record(v.string(), words),
  seo,
  images: v.array(words),
  /** What else shoppers call it, for search. */
  searchTerms: v.optional(v.array(words), []),
  related: v.array(handle),
  complementary: v.array(handle),
});

const collection = v.strictObject({
  handle,
  title: words,
  description: words,
  seo,
  image: v.nullable(words),
  stores: v.array(storeId),
  products: v.union([v.literal('all'), v.array(handle)]),
});

const sellingPlanGroup = v.strictObject({
  handle,
  name: words,
  optionName: words,
  plans: v.array(
    v.strictObject({
      name: words,
      interval: v.picklist(['DAY', 'WEEK', 'MONTH', 'YEAR']),
      intervalCount: v.pipe(v.number(), v.integer(), v.minValue(1)),
      discountPercent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    }),
  ),
});

const discount = v.strictObject({
  title: words,
  code: v.nullable(words),
  kind: v.picklist(['percentage', 'fixedAmount']),
  value: v.union([v.number(), priceInBoth]),
  products: v.array(handle),
  isForAllGoods: v.optional(v.boolean()),
  customerTag: v.optional(words),
  minimumSubtotal: v.optional(priceInBoth),
  oncePerCustomer: v.optional(v.boolean()),
});

export type ProductRow = v.InferOutput<typeof productRow>;
export type VariantRow = v.InferOutput<typeof variantRow>;

export const productRows = readCsv('catalogue/products.csv', productRow);
export const optionRows = readCsv('catalogue/options.csv', optionRow);
export const variantRows = readCsv('catalogue/variants.csv', variantRow);
export const collectionEntries = readJson('catalogue/collections.json', v.array(collection));
export const sellingPlanEntries = readJson(
  'catalogue/selling-plans.json',
  v.array(sellingPlanGroup),
);
export const discountEntries = readJson('catalogue/discounts.json', v.array(discount));
