import { useTranslation } from 'react-i18next';
import { CareStatusLine, DealerNote, useCareStatus } from '~/src/content/support';
import { CONTACT_PATH } from '~/src/domain/content/support';
import { LocalLink, PhoneLink } from '~/src/features/links';
import { buttonClass } from '~/src/ui/button';
import { useCare } from './care-context';
import { useAccount } from '../session/session-context';
import { startMessage, type MessageSubject } from './start-message';

/** Who to contact, and when: customer care, or the customer's own dealer first. */
export function CareContact({ subject }: { readonly subject: MessageSubject }) {
  const { t } = useTranslation('support');
  const { phone, careHours } = useCare();
  const { customer } = useAccount();
  const status = useCareStatus(careHours);
  return (
    <div className="support-care">
      <h3 className="font-semibold">{t('care.title')}</h3>
      {careHours.length > 0 && <CareStatusLine hours={careHours} status={status} />}
      <ul className="text-sm">
        {careHours.map(({ days, hours }) => (
          <li key={days}>
            {days}, {hours}
          </li>
        ))}
      </ul>
      <p className="support-ways">
        <LocalLink
          to={CONTACT_PATH}
          className={buttonClass('secondary', 'sm')}
          onClick={() => startMessage(subject, customer.email)}
        >
          {t('care.write')}
        </LocalLink>
        {phone && (
          <PhoneLink
            phone={phone}
            label={t('common:header.callUs', { phone })}
            className={buttonClass('secondary', 'sm')}
          />
        )}
      </p>
      <DealerNote />
    </div>
  );
}
