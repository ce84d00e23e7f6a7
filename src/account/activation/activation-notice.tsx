import { useTranslation } from 'react-i18next';
import { LocalLink } from '~/src/features/links';
import { ArrowRightIcon } from '~/src/ui/icons';
import { SatelliteIcon } from '~/src/ui/topic-icons';
import { useServiceSubscriptions } from '../subscriptions/data/use-service-subscriptions';
import { ACTIVATION_PATH } from './activation-link';
import '~/src/styles/sheets/account-screens.css';

/** Shown while a collar is waiting to be activated. */
export function ActivationNotice() {
  const { t } = useTranslation('account-payment');
  const { data = [] } = useServiceSubscriptions();
  const isWaiting = data.some(({ serviceLicenses }) =>
    serviceLicenses.some(({ status }) => status === 'allocated'),
  );
  if (!isWaiting) return null;
  return (
    <section aria-labelledby="activation-notice" className="activation-note">
      <SatelliteIcon size={24} />
      <div>
        <h2 id="activation-notice">{t('activation.headline')}</h2>
        <p>{t('activation.waiting')}</p>
      </div>
      <LocalLink to={ACTIVATION_PATH} className="link-arrow">
        {t('activation.open')}
        <ArrowRightIcon size={20} />
      </LocalLink>
    </section>
  );
}
