import type { MerchantReturnPolicy, Offer, OfferShippingDetails } from 'schema-dts';
import { toDecimal, type Money } from '~/src/domain/commerce/money';
import type { Availability, Product, Variant } from '~/src/domain/commerce/product';
import { shippingCost, type StoreTerms } from '~/src/domain/commerce/store-terms';
import { variantQuery } from '~/src/domain/commerce/variant-query';

/**
 * Structured data knows only availability: anything that cannot be bought today is out of stock.
 */
const AVAILABILITY = {
  inStock: 'https://schema.org/InStock',
  outOfStock: 'https://schema.org/OutOfStock',
  comingSoon: 'https://schema.org/OutOfStock',
  discontinued: 'https://schema.org/Discontinued',
} as const satisfies Record<Availability, Offer['availability']>;

const RETURNS = '#returns';
const shippingId = (cost: Money | null): string =>
  cost === null ? '#shipping' : cost.cents === 0 ? '#free-shipping' : '#paid-shipping';

const days = (min: number, max: number) => ({
  '@type': 'QuantitativeValue' as const,
  minValue: min,
  maxValue: max,
  unitCode: 'DAY',
});

const shippingDetails = (cost: Money | null, terms: StoreTerms): OfferShippingDetails => ({
  '@type': 'OfferShippingDetails',
  '@id': shippingId(cost),
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: terms.country },
  ...(cost && {
    shippingRate: { '@type': 'MonetaryAmount', value: toDecimal(cost), currency: cost.currency },
  }),
  ...(terms.delivery && {
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(0, terms.delivery.handlingDays),
      transitTime: days(terms.delivery.transitDays.min, terms.delivery.transitDays.max),
    },
  }),
});

const returnPolicy = (returnDays: number, country: string): MerchantReturnPolicy => ({
  '@type': 'MerchantReturnPolicy',
  '@id': RETURNS,
  applicableCountry: country,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: returnDays,
  returnMethod: 'https://schema.org/ReturnByMail',
});

/** The shipping details and the return policy, which offers refer to. */
export const termsOfOffers = (
  variants: readonly Variant[],
  terms: StoreTerms,
): readonly (OfferShippingDetails | MerchantReturnPolicy)[] => {
  const shipped = variants.filter(each => each.requiresShipping && !each.isLeadGeneration);
  const costs = shipped.map(({ price }) => shippingCost(price, terms));
  const ways = new Map(costs.map(cost => [shippingId(cost), cost]));
  return [
    ...[...ways.values()].map(cost => shippingDetails(cost, terms)),
    ...(shipped.length > 0 && terms.returnDays !== null
      ? [returnPolicy(terms.returnDays, terms.country)]
      : []),
  ];
};

/**
 * A variant's price and availability, with its own URL. A product that a dealer installs is sold by
 * the dealer.
 */
export const offerOf = (
  product: Pick<Product, 'options' | 'variants'>,
  variant: Variant,
  url: string,
  terms: StoreTerms,
): Offer => ({
  '@type': 'Offer',
  url: `${url}${variantQuery(product, variant)}`,
  price: toDecimal(variant.price),
  priceCurrency: variant.price.currency,
  availability: variant.isLeadGeneration
    ? 'https://schema.org/InStoreOnly'
    : variant.availability === 'inStock' && variant.isBackorder
      ? 'https://schema.org/BackOrder'
      : AVAILABILITY[variant.availability],
  itemCondition: 'https://schema.org/NewCondition',
  ...(variant.requiresShipping &&
    !variant.isLeadGeneration && {
      shippingDetails: { '@id': shippingId(shippingCost(variant.price, terms)) },
      ...(terms.returnDays !== null && { hasMerchantReturnPolicy: { '@id': RETURNS } }),
    }),
});
