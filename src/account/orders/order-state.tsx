import { useTranslation } from 'react-i18next';
import { headlineStatus, stepOf, stepsOf, type OrderProgressFacts } from './order-status';

/** An order's state in a few words. */
export function OrderState({ order }: { readonly order: OrderProgressFacts }) {
  const { t } = useTranslation('account-orders');
  const headline = headlineStatus(order);
  return (
    <p className="order-state" data-tone={headline?.tone}>
      {!headline && t('statusUnknown')}
      {headline?.kind === 'financial' && t(`financial.${headline.status}.name`)}
      {headline && headline.kind !== 'financial' && t(`${headline.kind}.${headline.status}.name`)}
    </p>
  );
}

/** How far an order has come, and what that means; nothing more for one that goes no further. */
export function OrderProgress({ order }: { readonly order: OrderProgressFacts }) {
  const { t } = useTranslation('account-orders');
  const step = stepOf(order);
  if (!step) return null;
  const steps = stepsOf(order);
  const at = steps.indexOf(step);
  return (
    <ol className="order-steps" aria-label={t('steps.label')}>
      {steps.map((name, place) => (
        <li
          key={name}
          data-reached={place <= at || undefined}
          aria-current={place === at ? 'step' : undefined}
        >
          {t(`steps.${name}`)}
          {place <= at && <span className="sr-only">, {t('steps.done')}</span>}
        </li>
      ))}
    </ol>
  );
}
