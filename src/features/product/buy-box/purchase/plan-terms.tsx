import { useTranslation } from 'react-i18next';
import { multiplyMoney } from '~/src/domain/commerce/money';
import type { Variant } from '~/src/domain/commerce/product';
import type { AddToCart } from '../use-add-to-cart';
import type { LazyParts } from '../use-lazy-parts';
import type { Offer } from './use-offer';

interface PlanTermsProps {
  readonly offer: Offer;
  readonly cart: AddToCart;
  readonly parts: LazyParts;
  /** The selected term of the service plan. */
  readonly serviceTerm: Variant | null;
}

/** What the selected plans charge later. Without the code for that, that a plan renews. */
export function PlanTerms({ offer, cart, parts, serviceTerm }: PlanTermsProps) {
  const { t } = useTranslation('product');
  const { product, variant, price, purchase, servicePlan } = offer;
  const { quantity, renewal } = cart;
  const isTerm = offer.isTerm && !offer.localDealer;
  if (!parts) {
    return isTerm || serviceTerm ? (
      <p className="min-h-[3lh] text-sm text-ink-soft">{t('purchase.planTerms')}</p>
    ) : null;
  }
  return (
    <>
      {price && purchase.plan && (
        <parts.BuyBoxCharge
          plan={purchase.plan}
          price={multiplyMoney(price, quantity)}
          isRenewal={offer.isPlanRequired}
        />
      )}
      {servicePlan && serviceTerm && (
        <parts.RenewalTerms
          product={servicePlan}
          variant={serviceTerm}
          quantity={quantity}
          renewal={renewal}
        />
      )}
      {variant && isTerm && (
        <parts.RenewalTerms
          product={product}
          variant={variant}
          quantity={quantity}
          renewal={renewal}
        />
      )}
    </>
  );
}
