import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GatewayError } from '~/src/domain/data/result';
import type { PaymentMethod } from '~/src/gateways/recharge/payment-methods';
import { Button } from '~/src/ui/button';
import { useAccount } from '../session/session-context';
import { LoadFailure } from '../ui/load-failure';
import { useSingleFlight } from '../ui/use-single-flight';
import type { PaymentChanges } from './use-payment-methods';
import { ProviderReason } from './provider-reason';
import { useCardWords } from './use-card-words';

interface UpdateLinkProps {
  readonly method: PaymentMethod;
  readonly sendLink: PaymentChanges['sendLink'];
}

/** Mails the link by which the customer updates a card (spec account §4, §9). */
export function UpdateLink({ method, sendLink }: UpdateLinkProps) {
  const { t } = useTranslation('account-payment');
  const { customer } = useAccount();
  const { name } = useCardWords()(method);
  const [outcome, setOutcome] = useState<'sent' | GatewayError | null>(null);
  const { run, isBusy } = useSingleFlight(async () => {
    setOutcome(null);
    const sent = await sendLink(method.id);
    setOutcome(sent.ok ? 'sent' : sent.error);
  });
  return (
    <section aria-labelledby="update-link" className="account-card update-link">
      <h2 id="update-link" className="text-xl">
        {t('link.title')}
      </h2>
      <p className="text-ink-soft">{t('link.body', { card: name })}</p>
      <Button variant="secondary" busy={isBusy} onClick={run}>
        {isBusy ? t('link.sending') : t('link.send')}
      </Button>
      <div role="status">
        {outcome === 'sent' && (
          <div className="account-news">
            <p>{t('link.sent')}</p>
            <p className="update-link-hint">{t('link.sentHint', { email: customer.email })}</p>
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
