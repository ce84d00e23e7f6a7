import { useTranslation } from 'react-i18next';
import type { SiteSettings } from '~/src/domain/content/content';
import { CONTACT_PATH } from '~/src/domain/content/support';
import { buttonClass } from '~/src/ui/button';
import { PhoneIcon } from '~/src/ui/icons';
import { ChatButton } from '~/src/features/chat';
import { LocalLink, PhoneLink } from '~/src/features/links';
import { useLocale } from '~/src/features/locale';
import { CareStatusLine } from './care-status-line';
import { ChatIcon, WriteIcon } from './contact-icons';
import { DealerNote } from './dealer-note';
import { useCareStatus } from './use-care-status';

export type CustomerCare = Pick<SiteSettings, 'phone' | 'careHours'> & {
  readonly email: string | null;
};

export interface ContactOptionsProps {
  readonly care: CustomerCare;
  /** Links to the contact form; hidden on the form's own page. */
  readonly hasForm?: boolean;
}

/** All contact options of customer care, with their hours. */
export function ContactOptions({ care, hasForm = true }: ContactOptionsProps) {
  const { t } = useTranslation('support');
  const { brand } = useLocale();
  const { phone, careHours, email } = care;
  const status = useCareStatus(careHours);
  const isClosed = status?.isOpen === false;
  return (
    <section aria-labelledby="care" className="callout care">
      <h2 id="care" className="text-xl mb-2">
        {t('care.title')}
      </h2>
      {careHours.length > 0 && <CareStatusLine hours={careHours} status={status} />}
      <ul>
        {careHours.map(({ days, hours }) => (
          <li key={days}>
            {days}, {hours}
          </li>
        ))}
      </ul>
      <p className="contact-ways">
        {hasForm && (
          <LocalLink
            to={CONTACT_PATH}
            aria-label={t('care.write')}
            className={buttonClass(isClosed ? 'strong' : 'secondary')}
          >
            <WriteIcon size={20} />
            {t('care.short.write')}
          </LocalLink>
        )}
        {phone && (
          <PhoneLink phone={phone} className={buttonClass(isClosed ? 'secondary' : 'strong')}>
            <PhoneIcon size={20} />
            {t('common:header.callUs', { phone })}
          </PhoneLink>
        )}
        <ChatButton phone={phone} hours={careHours}>
          <ChatIcon size={20} />
          {t('care.short.chat')}
        </ChatButton>
      </p>
      {!hasForm && email && (
        <p className="mt-3">
          <a href={`mailto:${email}`} className="link inline-block py-2.5">
            {t('care.mail', { email })}
          </a>
        </p>
      )}
      <DealerNote />
      <img
        src={`/brands/${brand.id}/care.webp`}
        alt=""
        width="560"
        height="540"
        loading="lazy"
        className="care-picture"
      />
    </section>
  );
}
