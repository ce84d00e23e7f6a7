import { seedError } from '../load/check';
import { lineOfRow, rowsByProduct } from '../load/csv';
import { htmlOf } from '../load/html';
import { readMarkdown } from '../load/markdown';
import type { SeedMetafield, SeedProduct, SeedVariant } from '../types';
import {
  optionRows,
  productRows,
  productWords,
  variantRows,
  type ProductRow,
  type VariantRow,
} from './tables';

type Option = SeedProduct['options'][number];

/** The platform's only option of a product that has nothing to choose. */
const NO_CHOICE: readonly Option[] = [{ name: 'Title', values: [{ name: 'Default Title' }] }];

function grouped<Row extends { readonly product: string }>(rows: readonly Row[], file: string) {
  const known = new Set(productRows.map(({ handle }) => handle));
  for (const row of rows) {
    if (known.has(row.product)) continue;
    throw seedError(file, lineOfRow(row), `"product": products.csv has no "${row.product}".`);
  }
  return rowsByProduct(rows);
}

const optionsByProduct = grouped(optionRows, 'catalogue/options.csv');
const variantsByProduct = grouped(variantRows, 'catalogue/variants.csv');

function optionsOf(handle: string): readonly Option[] {
  const options = new Map<string, Option['values'][number][]>();
  for (const { option, value, swatch } of optionsByProduct.get(handle) ?? []) {
    const values = options.get(option) ?? [];
    options.set(option, [...values, { name: value, ...(swatch ? { swatch } : {}) }]);
  }
  if (options.size === 0) return NO_CHOICE;
  return [...options].map(([name, values]) => ({ name, values }));
}

const metafield = (key: string, type: string, value: string): SeedMetafield => ({
  namespace: 'custom',
  key,
  type,
  value,
});

/** The platform's own definition of words that find a product. */
const searchTermsField = (terms: readonly string[]): readonly SeedMetafield[] => {
  if (terms.length === 0) return [];
  const type = 'list.single_line_text_field';
  const namespace = 'shopify--discovery--product_search_boost';
  return [{ namespace, key: 'queries', type, value: JSON.stringify(terms) }];
};

const text = (key: string, value: string | undefined): readonly SeedMetafield[] =>
  value === undefined ? [] : [metafield(key, 'single_line_text_field', value)];

const flag = (key: string, isSet: boolean | undefined): readonly SeedMetafield[] =>
  isSet ? [metafield(key, 'boolean', 'true')] : [];

/** The values that a row of `variants.csv` chooses, by the option's name. */
function choiceOf(row: VariantRow, options: readonly Option[]): Readonly<Record<string, string>> {
  if (options === NO_CHOICE) return { Title: 'Default Title' };
  const chosen = [row.option1, row.option2];
  return Object.fromEntries(
    options.map(({ name, values }, index) => {
      const value = chosen[index];
      if (value !== undefined && values.some(each => each.name === value)) return [name, value];
      const problem = `"option${index + 1}": options.csv has no ${name} "${value ?? ''}" of "${row.product}".`;
      throw seedError('catalogue/variants.csv', lineOfRow(row), problem);
    }),
  );
}

function variantOf(row: VariantRow, options: readonly Option[]): SeedVariant {
  const { sku, priceUSD, priceCAD, compareAtUSD, compareAtCAD, inventory, ...rest } = row;
  const metafields = [
    ...text('availability', rest.availability),
    ...flag('lead_generation', rest.leadGeneration),
    ...text('subscription_frequency', rest.subscriptionFrequency),
  ];
  return {
    options: choiceOf(row, options),
    sku,
    ...(rest.image === undefined ? {} : { image: rest.image }),
    price: { USD: priceUSD, CAD: priceCAD },
    ...(compareAtUSD && compareAtCAD
      ? { compareAtPrice: { USD: compareAtUSD, CAD: compareAtCAD } }
      : {}),
    inventory,
    ...(rest.sellsBeyondStock ? { sellsBeyondStock: true } : {}),
    ...(rest.weightPounds === undefined ? {} : { weightPounds: rest.weightPounds }),
    ...(metafields.length > 0 ? { metafields } : {}),
  };
}

function productOf(row: ProductRow): SeedProduct {
  const { handle, sellingPlanGroups, requiresSellingPlan, leadGeneration, availability } = row;
  const { servicePlan, addOns, ...columns } = row;
  const { fields, prose } = readMarkdown(`catalogue/products/${handle}.md`, productWords);
  const { tagline, highlights, specifications, searchTerms, ...words } = fields;
  const options = optionsOf(handle);
  const variants = variantsByProduct.get(handle);
  if (!variants) {
    throw seedError('catalogue/products.csv', lineOfRow(row), `variants.csv has no "${handle}".`);
  }
  const rows = Object.entries(specifications).map(([label, value]) => ({ label, value }));
  return {
    handle,
    title: columns.title,
    productType: columns.productType,
    vendor: columns.vendor,
    tags: columns.tags,
    publishedAt: columns.publishedAt,
    descriptionHtml: htmlOf(prose),
    ...words,
    options,
    variants: variants.map(each => variantOf(each, options)),
    sellingPlanGroups: sellingPlanGroups ?? [],
    requiresSellingPlan: requiresSellingPlan ?? false,
    metafields: [
      metafield('tagline', 'single_line_text_field', tagline),
      metafield('highlights', 'list.single_line_text_field', JSON.stringify(highlights)),
      metafield('specifications', 'json', JSON.stringify(rows)),
      ...(servicePlan ? [metafield('service_plan', 'product_reference', servicePlan)] : []),
      ...(addOns ? [metafield('add_ons', 'list.product_reference', JSON.stringify(addOns))] : []),
      ...flag('lead_generation', leadGeneration),
      ...text('availability', availability),
      ...searchTermsField(searchTerms),
    ],
    stores: columns.stores,
  };
}

/** Every product, in the order of `products.csv`. */
export const products: readonly SeedProduct[] = productRows.map(productOf);
