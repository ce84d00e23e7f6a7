import { useTranslation } from 'react-i18next';
import { PhoneLink } from '~/src/features/links';
import type { Appointment } from '~/src/gateways/scheduler/decoders';
import { useAppointmentFormat } from './use-appointment-format';

interface AppointmentFactsProps {
  readonly appointment: Appointment;
  /** Whether the day and time are already shown above. */
  readonly isWhenSaid?: boolean;
}

/** The details of a consultation, and what to expect next while it is still ahead. */
export function AppointmentFacts({ appointment, isWhenSaid = false }: AppointmentFactsProps) {
  const { t } = useTranslation('account-appointments');
  const format = useAppointmentFormat();
  const { kind, startsAt, dealer, address, postalCode, referralCode, status } = appointment;
  return (
    <dl className="visit-facts">
      {!isWhenSaid && (
        <div>
          <dt>{t('facts.when')}</dt>
          <dd>
            <time dateTime={startsAt}>{format.when(startsAt, dealer.timeZone)}</time>
            <span className="visit-soft">{t('facts.length')}</span>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('facts.dealer')}</dt>
        <dd>
          <span>{dealer.name}</span>
          {dealer.phone && <PhoneLink phone={dealer.phone} className="link" />}
        </dd>
      </div>
      <div>
        <dt>{t('facts.where')}</dt>
        <dd>
          {kind === 'in-home'
            ? `${address}, ${postalCode}`
            : t('facts.online', { dealer: dealer.name })}
        </dd>
      </div>
      {referralCode !== null && (
        <div>
          <dt>{t('facts.referralCode')}</dt>
          <dd>{referralCode}</dd>
        </div>
      )}
      {status === 'open' && (
        <div>
          <dt>{t('facts.next')}</dt>
          <dd>{t('facts.contact', { dealer: dealer.name })}</dd>
        </div>
      )}
    </dl>
  );
}
