import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lineTotal } from '~/src/account/subscriptions/deliveries';
import { useSubscriptionActions } from '~/src/account/subscriptions/use-subscription-actions';
import { useSubscriptionFormat } from '~/src/account/subscriptions/use-subscription-format';
import { LocalLink } from '~/src/features/links';
import { Field } from '~/src/ui/forms/field';
import { ActionForm } from '../action-form';
import type { ActionProps } from '../action-props';
import { Choices } from '../choices';
import { SwapOptions } from './swap-options';
import { useSwapGroups } from './use-swap-groups';

const MOST_WITHOUT_SEARCH = 6;

function NoSwaps() {
  const { t } = useTranslation('account-subscriptions');
  return (
    <p>
      {t('swapForm.none')}{' '}
      <LocalLink to="/shop" className="link">
        {t('empty.shop')}
      </LocalLink>
    </p>
  );
}

/** Chooses the product that replaces the current one. */
export function SwapForm({ subscription, onDone, onLeave }: ActionProps) {
  const { t } = useTranslation('account-subscriptions');
  const format = useSubscriptionFormat();
  const { read, groups, pictures } = useSwapGroups(subscription);
  const { swap } = useSubscriptionActions();
  const [selected, setSelected] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [search, setSearch] = useState('');
  const chosen = groups
    .flatMap(({ swaps }) => swaps)
    .find(({ variantId }) => variantId === selected);
  const wanted = search.trim().toLowerCase();
  const matches = groups.filter(({ swaps }) =>
    swaps.some(each => format.name(each).toLowerCase().includes(wanted)),
  );
  const shown = groups.filter(
    group => matches.includes(group) || group.productId === chosen?.productId,
  );
  const submit = (): boolean => {
    if (!chosen) {
      setProblem(t('swapForm.missing'));
      return false;
    }
    onDone(() => swap(subscription, chosen));
    return true;
  };
  return (
    <Choices read={read}>
      {() =>
        groups.length === 0 ? (
          <NoSwaps />
        ) : (
          <ActionForm yes={t('actions.swap')} onLeave={onLeave} onSubmit={submit}>
            <p className="sub-soft">
              {t('common:labelled', {
                label: t('swapForm.current'),
                value: format.name(subscription),
              })}
              <br />
              {format.money(lineTotal(subscription))}
            </p>
            {groups.length > MOST_WITHOUT_SEARCH && (
              <Field
                type="search"
                label={t('swapForm.search')}
                value={search}
                onChange={event => setSearch(event.currentTarget.value)}
              />
            )}
            {matches.length === 0 && <p role="status">{t('swapForm.noMatch')}</p>}
            <SwapOptions
              subscription={subscription}
              pictures={pictures}
              chosen={chosen}
              problem={problem}
              groups={shown}
              onSelect={variantId => {
                setSelected(variantId);
                setProblem(null);
              }}
            />
          </ActionForm>
        )
      }
    </Choices>
  );
}
