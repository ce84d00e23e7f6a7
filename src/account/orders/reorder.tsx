import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserSettings } from '~/src/config/settings/browser-settings';
import type { Order } from '~/src/domain/commerce/order';
import { useCartActions, type AddFailureCode } from '~/src/features/cart';
import { FormFailure } from '~/src/features/lazy-form';
import { LocalLink } from '~/src/features/links';
import { useLocale } from '~/src/features/locale';
import { readReorderVariants } from '~/src/gateways/shopify/account/reorder-variants';
import { Button } from '~/src/ui/button';
import { useSingleFlight } from '../ui/use-single-flight';
import { planReorder, type ReorderPlan } from './plan-reorder';

type Outcome =
  | { readonly kind: 'done'; readonly plan: ReorderPlan }
  | { readonly kind: 'failed' | 'refused' | 'unsure' };

const FAILURES: Readonly<Record<AddFailureCode, 'failed' | 'refused' | 'unsure'>> = {
  notSaved: 'failed',
  createFailed: 'failed',
  unsure: 'unsure',
  refused: 'refused',
  soldOut: 'refused',
  stockLimited: 'refused',
  tooMany: 'refused',
};

const countOf = ({ lines }: ReorderPlan): number =>
  lines.reduce((sum, { input }) => sum + input.quantity, 0);

const useReorder = (order: Order) => {
  const { locale } = useLocale();
  const cart = useCartActions();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { run, isBusy } = useSingleFlight(async () => {
    setOutcome(null);
    const ids = [...new Set(order.lines.flatMap(({ variant }) => variant?.id ?? []))];
    const config = browserSettings.stores[locale.store];
    const offers = await readReorderVariants(config, ids, locale);
    if (!offers.ok) {
      setOutcome({ kind: 'failed' });
      return;
    }
    const plan = planReorder(order.lines, offers.value, locale.currency);
    if (plan.lines.length > 0) {
      const added = await cart.add(plan.lines);
      if (!added.ok) {
        setOutcome({ kind: FAILURES[added.code] });
        return;
      }
      // Said below the button, together with what was left out.
      cart.hideToast();
    }
    setOutcome({ kind: 'done', plan });
  });
  return { outcome, run, isBusy };
};

function Result({ plan }: { readonly plan: ReorderPlan }) {
  const { t } = useTranslation('account-orders');
  const count = countOf(plan);
  return (
    <>
      <p className="font-semibold">
        {count > 0 ? t('reorder.added', { count }) : t('reorder.nothing')}
      </p>
      {plan.fewer.map(({ title, count: some }, at) => (
        <p key={at}>{t('reorder.fewer', { title, count: some })}</p>
      ))}
      {plan.left.length > 0 && (
        <>
          {count > 0 && <p>{t('reorder.left')}</p>}
          <ul>
            {plan.left.map(({ title, reason }, at) => (
              <li key={at}>{t(`reorder.reason.${reason}`, { title })}</li>
            ))}
          </ul>
        </>
      )}
      {count > 0 && (
        <LocalLink to="/cart" className="link">
          {t('reorder.cart')}
        </LocalLink>
      )}
    </>
  );
}

/** Adds what is still available of an order to the cart, and says what is not, and why. */
export function Reorder({ order }: { readonly order: Order }) {
  const { t } = useTranslation('account-orders');
  const { outcome, run, isBusy } = useReorder(order);
  const failure = outcome && outcome.kind !== 'done' ? outcome.kind : null;
  if (order.lines.length === 0) return null;
  // Before it has arrived, an order is looked up for other reasons.
  const variant = order.fulfillmentStatus === 'FULFILLED' ? 'primary' : 'secondary';
  return (
    <div className="order-again">
      <Button
        variant={variant}
        busy={isBusy}
        onClick={({ detail }) => {
          // A double click means one, even when the first is done before the second comes.
          if (detail < 2) run();
        }}
      >
        {isBusy ? t('reorder.busy') : t('reorder.button')}
      </Button>
      <FormFailure>{failure && t(`reorder.${failure}`)}</FormFailure>
      <div role="status" className={outcome?.kind === 'done' ? 'order-again-result' : undefined}>
        {outcome?.kind === 'done' && <Result plan={outcome.plan} />}
      </div>
    </div>
  );
}
