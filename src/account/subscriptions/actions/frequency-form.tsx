import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { renewalMonths } from '~/src/domain/commerce/renewal-months';
import type { PlannedProduct } from '~/src/gateways/recharge/products';
import type { Frequency, Subscription } from '~/src/gateways/recharge/to-subscription';
import { Badge } from '~/src/ui/badge';
import { usePlannedProducts } from '../data/use-choices';
import { lineTotal } from '../deliveries';
import { deliveryAfter } from '../schedule';
import type { FrequencyChoice } from '../changes/field-changes';
import { useSubscriptionActions } from '../use-subscription-actions';
import { useSubscriptionFormat } from '../use-subscription-format';
import { ActionForm, OptionList } from './action-form';
import type { ActionProps } from './action-props';
import { Choices } from './choices';

const STANDARD: readonly Frequency[] = [1, 2, 3, 4, 6, 12].map(count => ({ unit: 'month', count }));

const keyOf = ({ unit, count }: Frequency): string => `${unit} ${count}`;

type Owned = Pick<Subscription, 'productId' | 'variantId' | 'isDigital' | 'frequency' | 'price'>;

/**
 * The frequencies of a product's plans with their prices, without duplicates; a default list for
 * products that are no longer sold. A service has one variant per term, each with its own price.
 */
export const frequenciesOf = (
  products: readonly PlannedProduct[],
  { productId, variantId, isDigital, price }: Owned,
): readonly FrequencyChoice[] => {
  const product = products.find(({ id }) => id === productId);
  const plans = product?.plans ?? [];
  const choices = plans.flatMap(({ id, frequency }): readonly FrequencyChoice[] => {
    if (!isDigital) {
      const variant = product?.variants.find(each => each.id === variantId);
      return [{ frequency, price: variant?.prices[id] ?? price, plan: null }];
    }
    const variant = product?.variants.find(
      ({ title }) => frequency.unit === 'month' && renewalMonths(title) === frequency.count,
    );
    const amount = variant?.prices[id];
    if (!variant || !amount) return [];
    const plan = { variantId: variant.id, variantTitle: variant.title, sku: variant.sku };
    return [{ frequency, price: amount, plan }];
  });
  const own = new Map(choices.map(each => [keyOf(each.frequency), each]));
  if (own.size > 0) return [...own.values()];
  return isDigital ? [] : STANDARD.map(frequency => ({ frequency, price, plan: null }));
};

/** Chooses the frequency of deliveries, or the term of a service. */
export function FrequencyForm({ subscription, onDone, onLeave }: ActionProps) {
  const { t } = useTranslation('account-subscriptions');
  const format = useSubscriptionFormat();
  const read = usePlannedProducts();
  const { setFrequency } = useSubscriptionActions();
  const { frequency: now, isDigital, nextChargeDate: next, quantity } = subscription;
  const [selected, setSelected] = useState(keyOf(now));
  const [problem, setProblem] = useState<string | null>(null);
  const amountOf = ({ price }: FrequencyChoice): string =>
    format.money(lineTotal({ ...subscription, price, quantity }));
  const datesOf = ({ frequency }: FrequencyChoice, write: (day: string) => string) =>
    next && { day: write(next), after: write(deliveryAfter(next, { ...subscription, frequency })) };
  return (
    <Choices read={read}>
      {products => {
        const choices = frequenciesOf(products, subscription);
        if (choices.length === 0) return <p>{t('frequencyForm.none')}</p>;
        const chosen = choices.find(({ frequency }) => keyOf(frequency) === selected);
        const days = chosen && datesOf(chosen, format.day);
        const [amount, ...others] = [...new Set(choices.map(amountOf))];
        const isSameAmount = others.length === 0 && amount !== undefined;
        return (
          <ActionForm
            yes={t('dialog.save')}
            isUnchanged={chosen !== undefined && selected === keyOf(now)}
            onLeave={onLeave}
            onSubmit={() => {
              if (!chosen) {
                setProblem(t('frequencyForm.missing'));
                return false;
              }
              onDone(() => setFrequency(subscription, chosen));
              return true;
            }}
          >
            {isSameAmount && <p>{t('frequencyForm.price', { amount })}</p>}
            <OptionList
              legend={t(isDigital ? 'frequencyForm.legendService' : 'frequencyForm.legend')}
              options={choices.map(each => {
                const { unit, count } = each.frequency;
                const dates = datesOf(each, format.shortDay);
                const isNow = keyOf(each.frequency) === keyOf(now);
                return {
                  value: keyOf(each.frequency),
                  label: (
                    <>
                      {format.frequency(each.frequency)}{' '}
                      {isNow && <Badge>{t('frequencyForm.now')}</Badge>}
                    </>
                  ),
                  detail: [
                    unit === 'month' && count === 2 ? t('frequency.biMonthlyHint') : null,
                    isSameAmount ? null : t('frequencyForm.price', { amount: amountOf(each) }),
                    dates && t('frequencyForm.dates', dates),
                  ]
                    .filter(Boolean)
                    .join(' · '),
                };
              })}
              selected={selected}
              problem={problem}
              onSelect={value => {
                setSelected(value);
                setProblem(null);
              }}
            />
            {isDigital && chosen && days && selected !== keyOf(now) && (
              <p aria-live="polite">
                {t('frequencyForm.billed', { ...days, amount: amountOf(chosen) })}
              </p>
            )}
          </ActionForm>
        );
      }}
    </Choices>
  );
}
