import { planPrice } from '~/sandbox/commerce/cart/pricing';
import type {
  CataloguePlan,
  CatalogueProduct,
  CatalogueVariant,
} from '~/sandbox/commerce/catalogue/model';
import type { StoreRuntime } from '~/sandbox/commerce/runtime';
import { frequencyOf } from '../frequency';
import { wireInstant, wirePrice } from './wire';

const plansOf = ({ planGroups }: CatalogueProduct): readonly CataloguePlan[] =>
  planGroups.flatMap(group => group.plans);

const EVERYWHERE = {
  api: { display: true },
  checkout_page: { display: true },
  checkout_page_experiment: { display: false },
  customer_portal: { display: true },
  merchant_portal: { display: true },
};

function planView(plan: CataloguePlan, product: CatalogueProduct, index: number) {
  const { unit, count } = frequencyOf({ unit: plan.interval, count: plan.intervalCount });
  return {
    id: plan.id,
    channel_settings: EVERYWHERE,
    created_at: wireInstant(product.publishedAt),
    deleted_at: null,
    discount_amount: plan.discountPercent.toFixed(2),
    discount_type: 'percentage',
    external_plan_id: String(plan.id),
    external_plan_group_id: null,
    external_product_id: { ecommerce: String(product.id) },
    external_variant_ids: [],
    has_variant_restrictions: false,
    sort_order: index,
    subscription_preferences: {
      apply_cutoff_date_to_checkout: false,
      charge_interval_frequency: count,
      cutoff_day_of_month: null,
      cutoff_day_of_week: null,
      expire_after_specific_number_of_charges: null,
      interval_unit: unit,
      order_day_of_month: null,
      order_day_of_week: null,
      order_interval_frequency: count,
      pricing_progression: [],
    },
    title: plan.name,
    type: 'subscription',
    updated_at: wireInstant(product.publishedAt),
  };
}

function variantView2022(
  { settings }: StoreRuntime,
  product: CatalogueProduct,
  variant: CatalogueVariant,
) {
  return {
    external_metafields: {},
    external_product_id: String(product.id),
    external_variant_id: String(variant.id),
    fulfillment_service: 'manual',
    image: null,
    inventory: {
      level: variant.stock,
      policy: variant.sellsBeyondStock ? 'continue' : 'deny',
      tracking: variant.stock === null ? null : 'shopify',
    },
    is_deleted: false,
    is_published: true,
    price_includes_tax: false,
    taxable: true,
    option_values: variant.selectedOptions.map(({ value }) => value),
    prices: [
      {
        compare_at_price:
          variant.compareAtCents === null ? null : wirePrice(variant.compareAtCents),
        currency: settings.currency,
        plans: plansOf(product).map(plan => ({
          id: plan.id,
          discount_value: plan.discountPercent.toFixed(2),
          discounted_price: wirePrice(planPrice(variant, plan)),
        })),
        unit_price: wirePrice(variant.priceCents),
      },
    ],
    requires_shipping: variant.weightPounds !== null,
    shipping_dimensions: {
      depth: null,
      height: null,
      width: null,
      weight: variant.weightPounds ?? 0,
      weight_unit: 'lb',
    },
    sku: variant.sku,
    tax_code: null,
    title: variant.title,
  };
}

const optionViews = ({ options }: CatalogueProduct) =>
  options.map(({ id, name, values }, index) => ({
    id,
    name,
    position: index + 1,
    values: values.map((value, place) => ({ label: value.name, position: place + 1 })),
  }));

const common = (product: CatalogueProduct) => ({
  brand: product.vendor,
  bundle_product: null,
  description: product.descriptionHtml,
  external_created_at: wireInstant(product.publishedAt),
  external_metafields: {},
  external_updated_at: wireInstant(product.publishedAt),
  handle: product.handle,
  images: [],
  is_deleted: false,
  is_published: true,
  modifiers: [],
  more_than_one_price: product.minCents !== product.maxCents,
  options: optionViews(product),
  published_at: wireInstant(product.publishedAt),
  requires_shipping: product.variants.some(({ weightPounds }) => weightPounds !== null),
  tags: product.tags,
  title: product.title,
  type: product.productType,
  vendor: product.vendor,
});

/** A product in the format of 2022-06. */
export const productView2022 = (store: StoreRuntime, product: CatalogueProduct) => ({
  ...common(product),
  collections: [],
  external_plan_group_id: null,
  external_product_id: String(product.id),
  has_plans: product.planGroups.length > 0,
  minimum_variant_prices: [
    { currency: store.settings.currency, price: wirePrice(product.minCents) },
  ],
  plans: plansOf(product).map((plan, index) => planView(plan, product, index)),
  store_id: store.settings.port,
  variants: product.variants.map(variant => variantView2022(store, product, variant)),
});

const variantView2020 = (product: CatalogueProduct, variant: CatalogueVariant) => ({
  external_metafields: {},
  external_product_id: product.id,
  fulfillment_service: 'manual',
  id: variant.id,
  inventory: {
    inventory_level: variant.stock ?? 0,
    inventory_policy: variant.sellsBeyondStock ? 'continue' : 'deny',
    inventory_tracking: variant.stock === null ? '' : 'shopify',
  },
  is_deleted: false,
  is_published: true,
  price_includes_tax: false,
  taxable: true,
  option_values: variant.selectedOptions.map(({ value }) => ({ label: value })),
  prices: {
    compare_at_price: variant.compareAtCents === null ? null : wirePrice(variant.compareAtCents),
    discounted_price: wirePrice(planPrice(variant, plansOf(product)[0] ?? null)),
    unit_price: wirePrice(variant.priceCents),
    zero_decimal_currency: false,
  },
  product_id: product.id,
  requires_shipping: variant.weightPounds !== null,
  selling_plan_allocations: plansOf(product).map(plan => ({
    selling_plan_group_id: '0',
    selling_plan_id: plan.id,
    discounted_price: wirePrice(planPrice(variant, plan)),
  })),
  shipping_dimensions: {
    depth: '',
    height: '',
    width: '',
    weight: variant.weightPounds ?? 0,
    weight_unit: 'lb',
  },
  sku: variant.sku,
  tax_code: '',
  title: variant.title,
});

/** A product in the format of 2020-12. */
export function productView2020({ settings }: StoreRuntime, product: CatalogueProduct) {
  const plans = plansOf(product);
  const first = plans[0];
  return {
    ...common(product),
    collection_ids: [],
    discount_amount: first?.discountPercent ?? 0,
    discount_type: 'percentage',
    external_product_id: product.id,
    id: product.id,
    in_recharge: plans.length > 0,
    minimum_variant_price: wirePrice(product.minCents),
    selling_plan_groups: product.planGroups.map((group, index) => ({
      selling_plan_group_id: `${settings.id}-${index}`,
      selling_plans: group.plans.map(plan => ({
        id: plan.id,
        order_interval_frequency: plan.intervalCount,
        order_interval_unit_type: plan.interval.toLowerCase(),
        price_adjustments_value: plan.discountPercent,
        price_adjustments_value_type: 'percentage',
        selling_plan_id: plan.id,
        selling_plan_name: plan.name,
      })),
      subscription_product_id: product.id,
    })),
    subscription_options: {
      storefront_purchase_options: product.requiresSellingPlan
        ? 'subscription_only'
        : plans.length > 0
          ? 'subscription_and_onetime'
          : 'onetime_only',
      order_interval_frequency_options: plans.map(({ intervalCount }) => String(intervalCount)),
      order_interval_unit: first ? first.interval.toLowerCase() : 'month',
      is_prepaid: false,
    },
    variants: product.variants.map(variant => variantView2020(product, variant)),
  };
}
