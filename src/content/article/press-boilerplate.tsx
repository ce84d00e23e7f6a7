import { useTranslation } from 'react-i18next';
import type { PressRelease } from '~/src/domain/content/article';
import type { SiteSettings } from '~/src/domain/content/content';
import { useLocale } from '~/src/features/locale';
import { PhoneLink } from '~/src/features/links';

export type PressSettings = Pick<SiteSettings, 'defaultDescription' | 'organization' | 'phone'>;

interface PressBoilerplateProps {
  /** The contact of one release; what it leaves out is the company's. */
  readonly contact?: PressRelease['contact'];
  readonly settings: PressSettings;
}

/** The company's description and the press contact. */
export function PressBoilerplate({ contact, settings }: PressBoilerplateProps) {
  const { organization, defaultDescription } = settings;
  const { t } = useTranslation('article');
  const { brand } = useLocale();
  const phone = contact?.phone ?? settings.phone;
  const email = contact?.email ?? organization.email;
  const year = organization.foundedYear;
  return (
    <div className="boilerplate">
      <section aria-labelledby="press-about">
        <h2 id="press-about">{t('press.about', { brand: brand.name })}</h2>
        <p>{defaultDescription}</p>
        {year && !defaultDescription.includes(String(year)) && (
          <p>{t('press.founded', { year })}</p>
        )}
      </section>
      <section aria-labelledby="press-contact">
        <h2 id="press-contact">{t('press.contact')}</h2>
        {contact?.name && <p className="font-semibold">{contact.name}</p>}
        {organization.legalName && <p>{organization.legalName}</p>}
        {organization.address && <p>{organization.address}</p>}
        {phone && <PhoneLink phone={phone} className="link block w-fit py-2.5" />}
        {email && (
          <a href={`mailto:${email}`} className="link block w-fit py-2.5">
            {email}
          </a>
        )}
      </section>
    </div>
  );
}
