import { useTranslation } from 'react-i18next';
import type { SiteSettings } from '~/src/domain/content/content';
import { buttonClass } from '~/src/ui/button';
import { PhoneIcon } from '~/src/ui/icons';
import { AccountLink } from '../header/account-link';
import { CountryButton } from './country-picker';
import { PhoneLink } from '~/src/features/links';

export type Contact = Pick<SiteSettings, 'phone' | 'careHours'>;

/** The end of the phone's menu: contact and country. */
export function MenuContact({ phone, careHours }: Contact) {
  const { t } = useTranslation('common');
  return (
    <div className="menu-contact">
      {phone && (
        <PhoneLink
          phone={phone}
          label={t('header.callUs', { phone })}
          className={buttonClass('secondary')}
        >
          <PhoneIcon size={20} />
          {phone}
        </PhoneLink>
      )}
      {careHours.map(({ days, hours }) => (
        <p key={days}>{`${days}, ${hours}`}</p>
      ))}
      <AccountLink className="menu-item" />
      <CountryButton />
    </div>
  );
}
