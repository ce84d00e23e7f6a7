import { useTranslation } from 'react-i18next';
import { PhoneLink } from '~/src/features/links';
import type { Appointment } from '~/src/gateways/scheduler/decoders';
import { isAfterContact } from './visit-nearness';

interface AppointmentFactsProps {
  readonly appointment: Appointment;
}

/** The details of a consultation besides its time, and the next steps of an upcoming one. */
export function AppointmentFacts({ appointment }: AppointmentFactsProps) {
  const { t } = useTranslation('account-appointments');
  const { kind, dealer, address, postalCode, referralCode, status } = appointment;
  const hasTime = isAfterContact(appointment, new Date());
  return (
    <dl className="visit-facts">
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
            : t(status === 'open' ? 'facts.online' : 'facts.wasOnline', { dealer: dealer.name })}
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
          <dd>{t(hasTime ? 'facts.contact' : 'facts.contactSoon', { dealer: dealer.name })}</dd>
        </div>
      )}
    </dl>
  );
}
