import type { SeedMetafield, SeedPrice, SeedProduct, SeedStore, SeedVariant } from '../types';

export interface DraftValue {
  readonly name: string;
  /** The value's part of the SKU; left out of it where empty. */
  readonly code: string;
  /** A value with a swatch has a picture of its own, named after it. */
  readonly swatch?: string;
}

export interface DraftOption {
  readonly name: string;
  readonly values: readonly DraftValue[];
}

export type DraftVariant = Pick<
  SeedVariant,
  'price' | 'compareAtPrice' | 'inventory' | 'sellsBeyondStock' | 'weightPounds' | 'metafields'
>;

type Kept = Pick<
  SeedProduct,
  | 'handle'
  | 'title'
  | 'productType'
  | 'vendor'
  | 'tags'
  | 'publishedAt'
  | 'descriptionHtml'
  | 'seo'
  | 'related'
  | 'complementary'
>;

export interface ProductDraft extends Kept {
  readonly sku: string;
  readonly tagline: string;
  readonly highlights: readonly string[];
  readonly specifications: readonly (readonly [label: string, value: string])[];
  /** Names inside the product's art folder, or paths from the art pack's root. */
  readonly images: readonly string[];
  readonly options?: readonly DraftOption[];
  readonly variant: (choice: Readonly<Record<string, string>>) => DraftVariant;
  readonly sellingPlanGroups?: readonly string[];
  readonly requiresSellingPlan?: boolean;
  readonly metafields?: readonly SeedMetafield[];
  readonly stores?: readonly SeedStore[];
}

/** Where most products are sold. */
export const LARKFIELD_STORES: readonly SeedStore[] = ['larkfield-us', 'larkfield-ca'];

/** Products that Pawmere makes are sold in its own shop too. */
export const PAWMERE_STORES: readonly SeedStore[] = [
  ...LARKFIELD_STORES,
  'pawmere-us',
  'pawmere-ca',
];

/** Pawmere's products that are not sold in Canada. */
export const UNITED_STATES_STORES: readonly SeedStore[] = ['larkfield-us', 'pawmere-us'];

/** The platform's only option of a product that has nothing to choose. */
const NO_CHOICE: readonly DraftOption[] = [
  { name: 'Title', values: [{ name: 'Default Title', code: '' }] },
];

/** Decimal prices of the two price lists, in US and in Canadian dollars. */
export function price(usd: string, cad: string): SeedPrice {
  return { USD: usd, CAD: cad };
}

/** What a table says of an option's value; throws where the table lacks it. */
export function byValue<T>(value: string | undefined, table: Readonly<Record<string, T>>): T {
  const found = value === undefined ? undefined : table[value];
  if (found === undefined) throw new Error(`The seed has no entry for "${value ?? ''}".`);
  return found;
}

/** A metafield of the `custom` namespace. */
export function metafield(key: string, type: string, value: string): SeedMetafield {
  return { namespace: 'custom', key, type, value };
}

/** The state that the shop shows instead of stock; on a product or on one variant. */
export function availability(state: 'coming_soon' | 'discontinued'): SeedMetafield {
  return metafield('availability', 'single_line_text_field', state);
}

/** Sold by a dealer after a consultation, so it takes no cart. */
export const LEAD_GENERATION = metafield('lead_generation', 'boolean', 'true');

/** The same option values, written once: sizes by their letter. */
export function sizes(...names: readonly string[]): DraftOption {
  const values = names.map(name => ({ name, code: name.slice(0, 1).toUpperCase() }));
  return { name: 'Size', values };
}

/** A color option; each row is a name, its SKU code and its swatch. */
export function colors(...rows: readonly (readonly [string, string, string])[]): DraftOption {
  return { name: 'Color', values: rows.map(([name, code, swatch]) => ({ name, code, swatch })) };
}

interface Row {
  readonly choice: Readonly<Record<string, string>>;
  readonly codes: readonly string[];
  readonly pictured: string | null;
}

function rowsOf(options: readonly DraftOption[]): readonly Row[] {
  const start: readonly Row[] = [{ choice: {}, codes: [], pictured: null }];
  return options.reduce(
    (rows, option) =>
      rows.flatMap(row =>
        option.values.map(value => ({
          choice: { ...row.choice, [option.name]: value.name },
          codes: value.code === '' ? row.codes : [...row.codes, value.code],
          pictured: value.swatch === undefined ? row.pictured : value.name.toLowerCase(),
        })),
      ),
    start,
  );
}

function artFile(handle: string, name: string): string {
  return name.includes('/') ? name : `products/${handle}/${name}.jpg`;
}

function specificationsField(specifications: ProductDraft['specifications']): SeedMetafield {
  const rows = specifications.map(([label, value]) => ({ label, value }));
  return metafield('specifications', 'json', JSON.stringify(rows));
}

/** A whole product from its draft: every combination of options becomes a variant. */
export function product(draft: ProductDraft): SeedProduct {
  const options = draft.options ?? NO_CHOICE;
  const { sku, tagline, highlights, specifications, variant, ...kept } = draft;
  return {
    ...kept,
    options: options.map(({ name, values }) => ({
      name,
      values: values.map(value =>
        value.swatch === undefined
          ? { name: value.name }
          : { name: value.name, swatch: value.swatch },
      ),
    })),
    variants: rowsOf(options).map(row => ({
      options: row.choice,
      sku: [sku, ...row.codes].join('-'),
      ...(row.pictured === null ? {} : { image: artFile(draft.handle, row.pictured) }),
      ...variant(row.choice),
    })),
    images: draft.images.map(name => artFile(draft.handle, name)),
    sellingPlanGroups: draft.sellingPlanGroups ?? [],
    requiresSellingPlan: draft.requiresSellingPlan ?? false,
    metafields: [
      metafield('tagline', 'single_line_text_field', tagline),
      metafield('highlights', 'list.single_line_text_field', JSON.stringify(highlights)),
      specificationsField(specifications),
      ...(draft.metafields ?? []),
    ],
    stores: draft.stores ?? LARKFIELD_STORES,
  };
}
