import { useTranslation } from 'react-i18next';
import { dealerSearchOrigin } from '~/src/config/settings/browser-dealer-settings';
import { isService } from '~/src/features/product/product-kind';
import type { PurchasableProduct } from '../add-on-plans';
import type { AddToCart } from '../use-add-to-cart';
import type { LazyParts } from '../use-lazy-parts';
import { quantityProblemId } from './quantity-problem';
import { BuyBoxButton } from './buy-box-button';
import { TodayTotal } from './today-total';
import type { Offer } from './use-offer';

/** About the height of the dates of a service, so that nothing moves when their code has loaded. */
const DATES_ROOM = dealerSearchOrigin === '' ? undefined : { minHeight: '15rem' };

interface AddToCartControlsProps {
  readonly offer: Offer;
  readonly cart: AddToCart;
  readonly parts: LazyParts;
  readonly addOns: readonly PurchasableProduct[];
}

/**
 * Of what can be bought, or is not found: the total with a service plan, the quantity with the button, and the terms
 * of the plans: without their code, that a plan renews.
 */
export function AddToCartControls({ offer, cart, parts, addOns }: AddToCartControlsProps) {
  const { t } = useTranslation('product');
  const { variant, price, servicePlan } = offer;
  const isTerm = offer.isTerm && !offer.localDealer;
  const serviceTerm = servicePlan?.variants.find(({ id }) => id === cart.servicePlan) ?? null;
  return (
    <div className="grid gap-3">
      {serviceTerm && price && (
        <TodayTotal
          amounts={[price, serviceTerm.price]}
          quantity={cart.quantity}
          addOns={addOns}
          chosen={cart.addOns}
        />
      )}
      <BuyBoxButton
        availability={variant?.availability ?? 'outOfStock'}
        isBuyable={offer.isBuyable}
        hasQuantity={!isService(variant)}
        stockLimit={offer.stockLimit}
        quantity={cart.quantity}
        setQuantity={cart.setQuantity}
        refuseQuantity={cart.refuseQuantity}
        problemId={quantityProblemId(cart.failure)}
      />
      {parts ? (
        <parts.PlanTerms offer={offer} cart={cart} isTerm={isTerm} serviceTerm={serviceTerm} />
      ) : (
        (isTerm || serviceTerm) && (
          <p className="min-h-[3lh] text-sm text-ink-soft">{t('purchase.planTerms')}</p>
        )
      )}
      {isService(variant) && (
        <div className="script-only mt-3" style={DATES_ROOM}>
          {parts && <parts.ServiceDates />}
        </div>
      )}
    </div>
  );
}
