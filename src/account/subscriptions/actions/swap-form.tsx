import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '~/src/features/links';
import { ChoiceGroup, PillChoice } from '~/src/ui/forms/choice';
import { Field } from '~/src/ui/forms/field';
import { usePlannedProducts } from '../data/use-choices';
import { usePictures, useProductTypes } from '../data/use-pictures';
import { lineTotal } from '../deliveries';
import { SubscriptionPicture } from '../subscription-picture';
import type { Swap } from '../changes/field-changes';
import { useSubscriptionActions } from '../use-subscription-actions';
import { useSubscriptionFormat } from '../use-subscription-format';
import { ActionForm, OptionList } from './action-form';
import type { ActionProps } from './action-props';
import { Choices } from './choices';
import { swapGroups, swapsAt, type SwapGroup } from './swap-groups';

const MOST_WITHOUT_SEARCH = 6;

interface SizeChoiceProps {
  readonly swaps: readonly Swap[];
  readonly selected: string;
  readonly quantity: number;
  readonly onSelect: (variantId: string) => void;
}

/** The sizes or flavors of the chosen product. */
function SizeChoice({ swaps, selected, quantity, onSelect }: SizeChoiceProps) {
  const { t } = useTranslation('account-subscriptions');
  const format = useSubscriptionFormat();
  const name = useId();
  return (
    <div className="sub-sizes">
      <ChoiceGroup legend={t('swapForm.size')}>
        {swaps.map(swap => (
          <PillChoice
            key={swap.variantId}
            {...{ name, onSelect }}
            value={swap.variantId}
            checked={swap.variantId === selected}
          >
            {swap.variantTitle} · {format.money(lineTotal({ ...swap, quantity }))}
          </PillChoice>
        ))}
      </ChoiceGroup>
    </div>
  );
}

const cheapest = (swaps: readonly Swap[]): Swap | undefined =>
  [...swaps].sort((one, other) => one.price.cents - other.price.cents)[0];

/** Chooses the product that replaces the current one. */
export function SwapForm({ subscription, onDone, onLeave }: ActionProps) {
  const { t } = useTranslation('account-subscriptions');
  const format = useSubscriptionFormat();
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
  const asked = [subscription, ...swaps];
  const pictures = usePictures(asked);
  const groups = swapGroups(swaps, subscription, useProductTypes(asked));
  const chosen = swaps.find(each => each.variantId === selected);
  const wanted = search.trim().toLowerCase();
  const shown = groups.filter(
    ({ productId, swaps: sizes }) =>
      productId === chosen?.productId ||
      sizes.some(each => format.name(each).toLowerCase().includes(wanted)),
  );
  const select = (id: string): void => {
    setSelected(id);
    setProblem(null);
  };
  const toOption = ({ productId, title, swaps: sizes }: SwapGroup) => {
    const isChosen = productId === chosen?.productId;
    const [only] = sizes;
    const least = cheapest(sizes);
    const amount = least ? format.money(lineTotal({ ...least, quantity })) : '';
    const pictured = isChosen ? chosen : only;
    return {
      value: productId,
      label: sizes.length === 1 && only ? format.name(only) : title,
      detail: sizes.length === 1 ? amount : t('swapForm.from', { amount }),
      picture: (
        <SubscriptionPicture image={pictures.get(pictured?.variantId ?? '')} isDigital={false} />
      ),
      more: isChosen && sizes.length > 1 && (
        <SizeChoice swaps={sizes} selected={chosen.variantId} {...{ quantity }} onSelect={select} />
      ),
    };
  };
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
            yes={t('actions.swap')}
            onLeave={onLeave}
            onSubmit={() => {
              if (!chosen) {
                setProblem(t('swapForm.missing'));
                return false;
              }
              onDone(() => swap(subscription, chosen));
              return true;
            }}
          >
            <p className="sub-soft">
              {t('common:labelled', {
                label: t('swapForm.current'),
                value: `${format.name(subscription)} · ${format.money(lineTotal(subscription))}`,
              })}
            </p>
            {groups.length > MOST_WITHOUT_SEARCH && (
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
                frequency: format.frequency(frequency).toLowerCase(),
                count: quantity,
              })}
              options={shown.map(toOption)}
              selected={chosen?.productId ?? null}
              problem={problem}
              onSelect={productId => {
                const first = groups.find(group => group.productId === productId)?.swaps[0];
                if (first) select(first.variantId);
              }}
            />
          </ActionForm>
        );
      }}
    </Choices>
  );
}
