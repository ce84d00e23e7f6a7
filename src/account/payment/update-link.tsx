import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GatewayError } from '~/src/domain/data/result';
import type { PaymentMethod } from '~/src/gateways/recharge/payment-methods';
import { Button } from '~/src/ui/button';
import { CheckIcon } from '~/src/ui/icons';
import { useAccount } from '../session/session-context';
import { LoadFailure } from '../ui/load-failure';
import { useCooldown } from '../ui/use-cooldown';
import { useSingleFlight } from '../ui/use-single-flight';
import type { PaymentChanges } from './use-payment-methods';
import { ProviderReason } from './provider-reason';
import { useCardFormat } from './use-card-format';

interface UpdateLinkProps {
  readonly method: PaymentMethod;
  readonly isOnly: boolean;
  /** Whether the card can no longer be charged. */
  readonly isUrgent?: boolean;
  readonly sendLink: PaymentChanges['sendLink'];
}

/** Emails the customer a link for updating a card (spec account §4, §9). */
export function UpdateLink({ method, isOnly, isUrgent = false, sendLink }: UpdateLinkProps) {
  const { t } = useTranslation('account-payment');
  const { customer } = useAccount();
  const { name } = useCardFormat()(method);
  const [outcome, setOutcome] = useState<'sent' | GatewayError | null>(null);
  const { isCoolingDown, startCooldown } = useCooldown(method.id);
  const { run, isBusy } = useSingleFlight(async () => {
    if (isCoolingDown) return;
    setOutcome(null);
    const sent = await sendLink(method.id);
    setOutcome(sent.ok ? 'sent' : sent.error);
    if (sent.ok) startCooldown();
  });
  return (
    <section aria-labelledby="update-link" className="account-card update-link">
      <h2 id="update-link" className="text-xl">
        {t('link.title', { card: name })}
      </h2>
      <p className="text-ink-soft">
        {t('link.body')} {!isOnly && t('link.which')}
      </p>
      <Button
        variant={isUrgent ? 'primary' : 'secondary'}
        busy={isBusy}
        aria-disabled={isCoolingDown || undefined}
        onClick={run}
      >
        {isBusy ? t('link.sending') : t('link.send')}
      </Button>
      <div role="status">
        {outcome === 'sent' && (
          <div className="account-news">
            <CheckIcon size={20} />
            <div>
              <p>{t('link.sent')}</p>
              <p className="update-link-hint">{t('link.sentHint', { email: customer.email })}</p>
            </div>
          </div>
        )}
      </div>
      {outcome !== null && outcome !== 'sent' && (
        <LoadFailure onRetry={run}>
          {t('link.failed')}
          <ProviderReason error={outcome} />
        </LoadFailure>
      )}
    </section>
  );
}
