import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlannedProduct } from '~/src/gateways/recharge/products';
import type { Frequency } from '~/src/gateways/recharge/to-subscription';
import { LocalLink } from '~/src/features/links';
import { Field } from '~/src/ui/forms/field';
import { usePlannedProducts } from '../data/use-choices';
import { usePictures } from '../data/use-pictures';
import { lineTotal } from '../deliveries';
import { SubscriptionPicture } from '../subscription-picture';
import { useSubscriptionActions, type Swap } from '../use-subscription-actions';
import { useSubscriptionWords } from '../use-subscription-words';
import { ActionForm, OptionList } from './action-form';
import type { ActionProps } from './action-props';
import { Choices } from './choices';

const MOST_WITHOUT_SEARCH = 6;

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
      // Goods are not swapped for a service.
      if (variant.isDigital || !price || variant.id === variantId) return [];
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
  const [search, setSearch] = useState('');
  const { frequency, variantId, quantity } = subscription;
  const { data } = read;
  const swaps = useMemo(
    () => swapsAt(data ?? [], frequency, variantId),
    [data, frequency, variantId],
  );
  const pictures = usePictures(swaps);
  const wanted = search.trim().toLowerCase();
  const shown = swaps.filter(
    each => each.variantId === selected || words.name(each).toLowerCase().includes(wanted),
  );
  return (
    <Choices read={read}>
      {() => {
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
            {swaps.length > MOST_WITHOUT_SEARCH && (
              <Field
                type="search"
                label={t('swapForm.search')}
                value={search}
                onChange={event => setSearch(event.currentTarget.value)}
              />
            )}
            {shown.length === 0 && <p role="status">{t('swapForm.noMatch')}</p>}
            <OptionList
              legend={t('swapForm.legend', {
                frequency: words.frequency(frequency),
                count: quantity,
              })}
              options={shown.map(each => ({
                value: each.variantId,
                label: words.name(each),
                detail: words.money(lineTotal({ ...each, quantity })),
                picture: (
                  <SubscriptionPicture image={pictures.get(each.variantId)} isDigital={false} />
                ),
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
