import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Navigation, SiteSettings } from '~/src/domain/content/content';
import { ArrowRightIcon } from '~/src/ui/icons';
import { ContentLink } from '~/src/features/links';
import { PhoneLink } from '~/src/features/links';

export interface AnnouncementBarProps {
  settings: Pick<SiteSettings, 'announcement' | 'phone' | 'careHours'>;
  utility: Navigation['utility'];
  /** A notice that temporarily replaces the announcement. */
  children?: ReactNode;
}

/** The strip above the header: the announcement on the left, the phone number on the right. */
export function AnnouncementBar({ settings, utility, children }: AnnouncementBarProps) {
  const { t } = useTranslation('common');
  const { announcement, phone, careHours } = settings;
  const text = announcement && (
    <>
      {announcement.text}
      {announcement.link && <ArrowRightIcon size={16} className="inline ml-2" />}
    </>
  );
  return (
    <div className="strip on-strong">
      <div className="wrap">
        {children}
        <p role="region" aria-label={t('header.announcement')}>
          {announcement?.link ? (
            <ContentLink link={announcement.link} className="strip-link">
              {text}
            </ContentLink>
          ) : (
            text
          )}
        </p>
        <nav aria-label={t('header.utilityNavigation')} className="strip-end">
          {utility.map(({ label, link }) => (
            <ContentLink key={label} link={link} className="strip-link">
              {label}
            </ContentLink>
          ))}
          {phone && (
            <PhoneLink phone={phone} label={t('header.callUs', { phone })} className="strip-link" />
          )}
          {careHours.length > 0 && (
            <span className="strip-hours">
              {careHours.map(({ days, hours }) => `${days} ${hours}`).join(', ')}
            </span>
          )}
        </nav>
      </div>
    </div>
  );
}
