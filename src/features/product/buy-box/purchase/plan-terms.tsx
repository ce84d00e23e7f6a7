import { multiplyMoney } from '~/src/domain/commerce/money';
import type { Variant } from '~/src/domain/commerce/product';
import { RenewalTerms } from '~/src/features/product/plans/service-plan-choice-renewal';
import { BuyBoxCharge } from '../buy-box-charge';
import type { AddToCart } from '../use-add-to-cart';
import type { Offer } from './use-offer';

interface PlanTermsProps {
  readonly offer: Offer;
  readonly cart: AddToCart;
  /** Whether the product itself is a plan that the shop sells to this shopper. */
  readonly isTerm: boolean;
  /** The selected term of the service plan. */
  readonly serviceTerm: Variant | null;
}

/** What the selected plans charge later. */
export function PlanTerms({ offer, cart, isTerm, serviceTerm }: PlanTermsProps) {
  const { product, variant, price, purchase, servicePlan } = offer;
  const { quantity, renewal } = cart;
  return (
    <>
      {price && purchase.plan && (
        <BuyBoxCharge
          plan={purchase.plan}
          price={multiplyMoney(price, quantity)}
          isRenewal={offer.isPlanRequired}
        />
      )}
      {servicePlan && serviceTerm && (
        <RenewalTerms
          product={servicePlan}
          variant={serviceTerm}
          quantity={quantity}
          renewal={renewal}
        />
      )}
      {variant && isTerm && (
        <RenewalTerms product={product} variant={variant} quantity={quantity} renewal={renewal} />
      )}
    </>
  );
}
