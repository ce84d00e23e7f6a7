import { useTranslation } from 'react-i18next';
import { LocalLink } from '~/src/features/links';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import { ArrowRightIcon } from '~/src/ui/icons';
import { SatelliteIcon } from '~/src/ui/topic-icons';
import { useServiceSubscriptions } from '../subscriptions/data/use-service-subscriptions';
import { titleWithPet } from '../subscriptions/title-with-pet';
import { ACTIVATION_PATH } from './activation-link';
import '~/src/styles/sheets/account-screens.css';

interface ActivationNoticeProps {
  /** The subscriptions that the screen is about. */
  readonly subscriptions: readonly Pick<Subscription, 'id' | 'title' | 'petName'>[];
}

/** Shown while the collar of one of the subscriptions is waiting to be activated; names the plans. */
export function ActivationNotice({ subscriptions }: ActivationNoticeProps) {
  const { t } = useTranslation('account-payment');
  const { data = [] } = useServiceSubscriptions();
  const waiting = new Set(
    data
      .filter(({ serviceLicenses }) => serviceLicenses.some(({ status }) => status === 'allocated'))
      .map(({ rechargeId }) => rechargeId),
  );
  const plans = subscriptions.filter(({ id }) => waiting.has(id));
  if (plans.length === 0) return null;
  return (
    <section aria-labelledby="activation-notice" className="activation-note">
      <SatelliteIcon size={24} />
      <div>
        <h2 id="activation-notice" className="text-lg">
          {t('activation.headline')}
        </h2>
        {plans.map(plan => (
          <p key={plan.id} className="font-medium">
            {titleWithPet(plan)}
          </p>
        ))}
        <p>{t('activation.waiting')}</p>
      </div>
      <LocalLink to={ACTIVATION_PATH} className="link-arrow">
        {t('activation.open')}
        <ArrowRightIcon size={20} />
      </LocalLink>
    </section>
  );
}
