import type { ResultOf } from 'gql.tada';
import type { Product, Specification, Variant } from '~/src/domain/commerce/product';
import { parseJson } from '~/src/domain/data/json';
import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '~/src/gateways/http/failure';
import { isRecord, recordsOf, textOf, textsOf, textOrEmpty } from '~/src/domain/data/read';
import type { catalogueProductFragment } from '../documents/catalogue-product';
import { toImage } from '../to-image';
import { toMoney } from '../to-money';
import { isPlaceholderOption, toSelectedOptions } from './to-options';
import { toSellingPlanGroups } from './to-selling-plans';
import { toVariantOffer } from './to-variant-offer';
import { presentEntries, type Untrusted } from '../untrusted';

export type WireProduct = NonNullable<Untrusted<ResultOf<typeof catalogueProductFragment>>>;
type WireVariant = NonNullable<NonNullable<NonNullable<WireProduct['variants']>['nodes']>[number]>;

/** A product of the catalogue, with data that only the build needs. */
export interface CatalogueProduct {
  readonly product: Product;
  /** ISO 8601 instants. */
  readonly publishedAt: string;
  readonly updatedAt: string;
  readonly seo: { readonly title: string | null; readonly description: string | null };
  /** Sold only together with another: no page, no tile, no search. */
  readonly isHidden: boolean;
  /** What else shoppers call it: the platform's "search product boosts". */
  readonly searchTerms: readonly string[];
}

interface WireMetafield {
  readonly value?: unknown;
}

const json = (metafield: WireMetafield | null | undefined): unknown =>
  parseJson(textOrEmpty(metafield?.value));

const flag = (metafield: WireMetafield | null | undefined): boolean => metafield?.value === 'true';

const toSpecifications = (metafield: WireMetafield | null | undefined): readonly Specification[] =>
  recordsOf(json(metafield)).flatMap(entry => {
    const label = textOf(entry.label);
    const value = textOf(entry.value);
    return label && value ? [{ label, value }] : [];
  });

/** The platform's money metafield of each variant that has one. */
const toLowestPrices = (wire: readonly WireVariant[]): Pick<Product, 'lowestPrices'> => {
  const lowestPrices = wire.flatMap(variant => {
    const value = json(variant.lowestPrice);
    if (!isRecord(value)) return [];
    const money = toMoney({ amount: value.amount, currencyCode: value.currency_code });
    const shown = toMoney(variant.price);
    return money && money.currency === shown?.currency
      ? [{ variantId: textOrEmpty(variant.id), cents: money.cents }]
      : [];
  });
  return lowestPrices.length > 0 ? { lowestPrices } : {};
};

const toVariant = (wire: WireVariant, title: string, note: string | null): Variant | null => {
  const offer = toVariantOffer(wire, note);
  if (!offer) return null;
  return {
    ...offer,
    title: textOrEmpty(wire.title),
    selectedOptions: toSelectedOptions(wire.selectedOptions),
    image: toImage(wire.image, title),
    subscriptionFrequency: textOrEmpty(wire.subscriptionFrequency?.value) || null,
    isLeadGeneration: flag(wire.leadGeneration),
    requiresShipping: wire.requiresShipping !== false,
    barcode: textOrEmpty(wire.barcode) || null,
  };
};

const toOptions = (wire: WireProduct): Product['options'] => {
  const options = presentEntries(wire.options).map(option => ({
    name: textOrEmpty(option.name),
    values: presentEntries(option.optionValues).map(value => ({
      name: textOrEmpty(value.name),
      swatch: textOrEmpty(value.swatch?.color) || null,
    })),
  }));
  return options.filter(({ name, values }) => !isPlaceholderOption(name, values[0]?.name));
};

const variantName = (wire: WireVariant): string =>
  `"${textOrEmpty(wire.title) || '?'}" (${textOrEmpty(wire.id) || textOrEmpty(wire.sku) || 'no id'})`;

/**
 * A product of the platform; a `protocol` failure that names its handle when it cannot be read. A
 * variant that cannot be read is reported and left out.
 */
export const toProduct = (
  wire: WireProduct,
  report: (problem: string) => void = () => undefined,
): Result<CatalogueProduct> => {
  const id = textOrEmpty(wire.id);
  const handle = textOrEmpty(wire.handle);
  const title = textOrEmpty(wire.title);
  if (id === '' || handle === '' || title === '') {
    return failure('protocol', `Product ${handle || id || '?'} lacks its id, handle or title.`);
  }
  const note = textOrEmpty(wire.availability?.value) || null;
  const wireVariants = presentEntries(wire.variants?.nodes);
  const variants: Variant[] = [];
  const unreadable: string[] = [];
  for (const each of wireVariants) {
    const variant = toVariant(each, title, note);
    if (variant) variants.push(variant);
    else unreadable.push(variantName(each));
  }
  if (variants.length === 0) {
    return failure(
      'protocol',
      `Product ${handle}: ${unreadable.length} of ${wireVariants.length} variants lack an id or a price in a known currency.`,
    );
  }
  for (const name of unreadable) {
    report(
      `Product ${handle}: the variant ${name} lacks its id or a price in a known currency, and is left out. Correct it in the store.`,
    );
  }
  const product: Product = {
    id,
    handle,
    title,
    vendor: textOrEmpty(wire.vendor),
    productType: textOrEmpty(wire.productType),
    tags: presentEntries(wire.tags).map(textOrEmpty),
    tagline: textOrEmpty(wire.tagline?.value) || null,
    descriptionHtml: textOrEmpty(wire.descriptionHtml),
    highlights: textsOf(json(wire.highlights)),
    specifications: toSpecifications(wire.specifications),
    questions: [],
    images: presentEntries(wire.images?.nodes).flatMap(image => toImage(image, title) ?? []),
    options: toOptions(wire),
    variants,
    requiresSellingPlan: wire.requiresSellingPlan === true,
    sellingPlanGroups: toSellingPlanGroups(wire),
    isLeadGeneration: flag(wire.leadGeneration),
    servicePlanHandle: textOrEmpty(wire.servicePlan?.reference?.handle) || null,
    addOnHandles: presentEntries(wire.addOns?.references?.nodes).flatMap(
      node => textOrEmpty(node.handle) || [],
    ),
    relatedHandles: [],
    ...toLowestPrices(wireVariants),
  };
  return ok({
    product,
    publishedAt: textOrEmpty(wire.publishedAt),
    updatedAt: textOrEmpty(wire.updatedAt),
    seo: {
      title: textOrEmpty(wire.seo?.title) || null,
      description: textOrEmpty(wire.seo?.description) || null,
    },
    isHidden: flag(wire.hidden),
    searchTerms: textsOf(json(wire.searchTerms)),
  });
};
