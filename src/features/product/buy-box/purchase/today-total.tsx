import { useTranslation } from 'react-i18next';
import { addMoney, multiplyMoney, type Money } from '~/src/domain/commerce/money';
import { formatPrice } from '~/src/domain/locale/format-price';
import { useLocale } from '~/src/features/locale';
import type { ChosenAddOns } from '../add-ons';
import { chosenVariant, type PurchasableProduct } from '../add-on-plans';
import { usePurchasePrice } from '../use-purchase-price';

interface TodayTotalProps {
  /** The unit prices of the product and its plan. */
  readonly amounts: readonly [Money, Money];
  readonly quantity: number;
  readonly addOns: readonly PurchasableProduct[];
  readonly chosen: ChosenAddOns;
}

/** What a product costs together with its plan and the checked add-ons, before shipping and taxes. */
export function TodayTotal({ amounts, quantity, addOns, chosen }: TodayTotalProps) {
  const { t } = useTranslation('product');
  const { locale } = useLocale();
  const prices = usePurchasePrice();
  const [price, plan] = amounts;
  const total = addOns
    .filter(({ handle }) => chosen.ticked.has(handle))
    .reduce(
      (sum, addOn) => {
        const extra = chosenVariant(addOn, chosen.picked[addOn.handle], locale.currency);
        return extra ? addMoney(sum, prices.of(addOn, extra.price)) : sum;
      },
      multiplyMoney(addMoney(price, plan), quantity),
    );
  return (
    <p className="flex justify-between font-semibold">
      <span>{t('servicePlan.today')}</span>
      <span>{formatPrice(total, locale)}</span>
    </p>
  );
}
