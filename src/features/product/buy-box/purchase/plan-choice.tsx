import { PurchaseChoice } from '~/src/features/product/plans/purchase-choice';
import { ServicePlanChoice } from '~/src/features/product/plans/service-plan-choice';
import type { AddToCart } from '../use-add-to-cart';
import type { LazyParts } from '../use-lazy-parts';
import type { Offer } from './use-offer';

interface PlanChoiceProps {
  readonly offer: Offer;
  readonly cart: AddToCart;
  readonly parts: LazyParts;
  /** Whether plans belong to the product, whoever sells them. */
  readonly hasPlans: boolean;
}

/** The plans that the product itself and its service are sold on, or the dealer who sells them. */
export function PlanChoice({ offer, cart, parts, hasPlans }: PlanChoiceProps) {
  const { variant, plans, price, localDealer, servicePlan } = offer;
  return (
    <>
      {price && variant && plans.length > 0 && (
        <PurchaseChoice
          plans={plans}
          isPlanRequired={offer.isPlanRequired}
          priceAt={percent => offer.priceAt(variant, percent)}
          purchase={offer.purchase}
        />
      )}
      {parts && localDealer && hasPlans && <parts.LocalDealerPlans dealer={localDealer} />}
      {servicePlan && (
        <ServicePlanChoice
          servicePlan={servicePlan}
          chosen={cart.servicePlan}
          isMissing={cart.isServicePlanMissing}
          onChoose={cart.chooseServicePlan}
        />
      )}
    </>
  );
}
