import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlannedProduct } from '~/src/gateways/recharge/products';
import type { Frequency } from '~/src/gateways/recharge/to-subscription';
import { LocalLink } from '~/src/features/links';
import { usePlannedProducts } from '../data/use-choices';
import { useSubscriptionActions, type Swap } from '../use-subscription-actions';
import { useSubscriptionWords } from '../use-subscription-words';
import { ActionForm, OptionList } from './action-form';
import type { ActionProps } from './action-props';
import { Choices } from './choices';

/** What comes at the same frequency, at the price of its plan; other frequencies would have no price of their own. */
export const swapsAt = (
  products: readonly PlannedProduct[],
  { unit, count }: Frequency,
  variantId: string | null,
): readonly Swap[] =>
  products.flatMap(({ id: productId, title, plans, variants }) => {
    const plan = plans.find(
      ({ frequency }) => frequency.unit === unit && frequency.count === count,
    );
    return variants.flatMap((variant): readonly Swap[] => {
      const price = plan && variant.prices[plan.id];
      if (!price || variant.id === variantId) return [];
      const { id, sku, title: variantTitle } = variant;
      return [{ variantId: id, productId, title, variantTitle, sku, price }];
    });
  });

/** Chooses another product to come in place of the one that does. */
export function SwapForm({ subscription, onDone, onLeave }: ActionProps) {
  const { t } = useTranslation('account-subscriptions');
  const words = useSubscriptionWords();
  const read = usePlannedProducts();
  const { swap } = useSubscriptionActions();
  const [selected, setSelected] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { frequency, variantId } = subscription;
  return (
    <Choices read={read}>
      {products => {
        const swaps = swapsAt(products, frequency, variantId);
        if (swaps.length === 0) {
          return (
            <p>
              {t('swapForm.none')}{' '}
              <LocalLink to="/shop" className="link">
                {t('empty.shop')}
              </LocalLink>
            </p>
          );
        }
        return (
          <ActionForm
            yes={t('dialog.save')}
            onLeave={onLeave}
            onSubmit={() => {
              const chosen = swaps.find(each => each.variantId === selected);
              if (!chosen) {
                setProblem(t('swapForm.missing'));
                return false;
              }
              onDone(() => swap(subscription, chosen));
              return true;
            }}
          >
            <p className="sub-soft">
              {t('swapForm.current')}: {words.name(subscription)}
            </p>
            <OptionList
              legend={t('swapForm.legend', { frequency: words.frequency(frequency) })}
              options={swaps.map(each => ({
                value: each.variantId,
                label: words.name(each),
                detail: words.money(each.price),
              }))}
              selected={selected}
              problem={problem}
              onSelect={value => {
                setSelected(value);
                setProblem(null);
              }}
            />
          </ActionForm>
        );
      }}
    </Choices>
  );
}
