import { useTranslation } from 'react-i18next';
import { formatPrice } from '~/src/domain/locale/format-price';
import { multiplyMoney } from '~/src/domain/commerce/money';
import type { Variant } from '~/src/domain/commerce/product';
import { useLocale } from '~/src/features/locale';
import { BuyBoxCharge } from '../buy-box/buy-box-charge';
import { matchPlan, type PurchasableProduct } from '../buy-box/add-on-plans';

export interface Renewal {
  readonly isRenewing: boolean;
  readonly setRenewing: (isRenewing: boolean) => void;
}

interface RenewalTermsProps {
  readonly product: PurchasableProduct;
  readonly variant: Variant;
  readonly quantity: number;
  readonly renewal: Renewal;
}

/** Whether a term renews, with its next charge, or ends, if the store sells that. */
export function RenewalTerms({ product, variant, quantity, renewal }: RenewalTermsProps) {
  const { t } = useTranslation('product');
  const { locale } = useLocale();
  const match = matchPlan(product, variant, renewal.isRenewing);
  const price = multiplyMoney(variant.price, quantity);
  return (
    <div className="grid gap-2">
      {!product.requiresSellingPlan && (
        <label className="check">
          <input
            type="checkbox"
            checked={renewal.isRenewing}
            onChange={event => renewal.setRenewing(event.currentTarget.checked)}
          />
          {t('servicePlan.autoRenew')}
        </label>
      )}
      {match.isFound && match.plan && <BuyBoxCharge plan={match.plan} price={price} isRenewal />}
      {match.isFound && !match.plan && (
        <p className="text-sm text-ink-soft">
          {t('servicePlan.noRenewal', { price: formatPrice(price, locale) })}
        </p>
      )}
      <p role="alert" className="field-error empty:hidden">
        {!match.isFound && t('planFailed')}
      </p>
    </div>
  );
}
