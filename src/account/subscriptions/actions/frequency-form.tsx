import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlannedProduct } from '~/src/gateways/recharge/products';
import type { Frequency } from '~/src/gateways/recharge/to-subscription';
import { usePlannedProducts } from '../data/use-choices';
import { useSubscriptionActions } from '../use-subscription-actions';
import { useSubscriptionWords } from '../use-subscription-words';
import { ActionForm, OptionList } from './action-form';
import type { ActionProps } from './action-props';
import { Choices } from './choices';

const STANDARD: readonly Frequency[] = [1, 2, 3, 4, 6, 12].map(count => ({ unit: 'month', count }));

const keyOf = ({ unit, count }: Frequency): string => `${unit} ${count}`;

/** The frequencies of a product's plans, each once; the usual ones for a product that is no longer sold. */
export const frequenciesOf = (
  products: readonly PlannedProduct[],
  productId: string | null,
): readonly Frequency[] => {
  const plans = products.find(({ id }) => id === productId)?.plans ?? [];
  const own = new Map(plans.map(({ frequency }) => [keyOf(frequency), frequency]));
  return own.size > 0 ? [...own.values()] : STANDARD;
};

/** Chooses how often a subscription comes. */
export function FrequencyForm({ subscription, onDone, onLeave }: ActionProps) {
  const { t } = useTranslation('account-subscriptions');
  const words = useSubscriptionWords();
  const read = usePlannedProducts();
  const { setFrequency } = useSubscriptionActions();
  const [selected, setSelected] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { frequency: now, productId } = subscription;
  return (
    <Choices read={read}>
      {products => {
        const frequencies = frequenciesOf(products, productId);
        return (
          <ActionForm
            yes={t('dialog.save')}
            onLeave={onLeave}
            onSubmit={() => {
              const frequency = frequencies.find(each => keyOf(each) === selected);
              if (!frequency) {
                setProblem(t('frequencyForm.missing'));
                return false;
              }
              onDone(() => {
                if (keyOf(frequency) !== keyOf(now)) setFrequency(subscription, frequency);
              });
              return true;
            }}
          >
            <OptionList
              legend={t('frequencyForm.legend')}
              options={frequencies.map(each => ({
                value: keyOf(each),
                label: words.frequency(each),
                detail: keyOf(each) === keyOf(now) ? t('swapForm.current') : null,
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
