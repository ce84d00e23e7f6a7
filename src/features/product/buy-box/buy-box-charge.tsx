import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '~/src/domain/locale/format-price';
import type { Money } from '~/src/domain/commerce/money';
import type { SellingPlan } from '~/src/domain/commerce/product';
import { useLocale } from '~/src/features/locale';
import { nextChargeText } from '../plans/buy-box-next-charge';

interface ChargeProps {
  readonly plan: SellingPlan;
  /** The amount of each charge, for the chosen quantity. */
  readonly price: Money;
  readonly isRenewal: boolean;
}

/**
 * What a plan charges today and later, and that it can be canceled. Loads late and is never in a
 * built page, where its date would become outdated.
 */
export function BuyBoxCharge({ plan, price, isRenewal }: ChargeProps) {
  const { t } = useTranslation('product');
  const { locale } = useLocale();
  const [now] = useState(() => new Date());
  const date = nextChargeText(plan, now, locale);
  const { interval } = plan;
  const sentences = [
    interval &&
      t(`charge.${interval.unit}`, { count: interval.count, price: formatPrice(price, locale) }),
    date && t('charge.next', { date }),
    t(isRenewal ? 'purchase.planTerms' : 'purchase.terms'),
  ];
  return <p className="min-h-[3lh] text-sm text-ink-soft">{sentences.filter(Boolean).join(' ')}</p>;
}
