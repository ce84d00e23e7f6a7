import { useTranslation } from 'react-i18next';
import {
  headlineStatus,
  progressOf,
  stepOf,
  stepsOf,
  type OrderProgressFacts,
} from './order-status';

/** The state of an order, in a few words. */
export function OrderState({ order }: { readonly order: OrderProgressFacts }) {
  const { t } = useTranslation('account-orders');
  const headline = headlineStatus(order);
  return (
    <p className="account-status" data-tone={headline?.tone}>
      {!headline && t('statusUnknown')}
      {headline?.kind === 'financial' && t(`financial.${headline.status}.name`)}
      {headline && headline.kind !== 'financial' && t(`${headline.kind}.${headline.status}.name`)}
    </p>
  );
}

/** The progress of an order; renders nothing for one that has stopped. */
export function OrderProgress({ order }: { readonly order: OrderProgressFacts }) {
  const { t } = useTranslation('account-orders');
  const step = stepOf(order);
  if (!step) return null;
  const steps = stepsOf(order);
  return (
    <ol className="order-steps" aria-label={t('steps.label')}>
      {steps.map(name => {
        const progress = progressOf(name, step, steps);
        return (
          <li
            key={name}
            data-reached={progress === 'done' || undefined}
            aria-current={name === step ? 'step' : undefined}
          >
            {t(`steps.${name}`)}
            {progress !== 'ahead' && <span className="sr-only">, {t(`steps.${progress}`)}</span>}
          </li>
        );
      })}
    </ol>
  );
}
