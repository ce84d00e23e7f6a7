import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Navigation, SiteSettings } from '~/src/domain/content/content';
import { formatShortPrice } from '~/src/domain/locale/format-price';
import { PhoneIcon, ReturnIcon, TruckIcon } from '~/src/ui/icons';
import { FooterRights } from '~/src/features/consumer-rights';
import { ContentLink } from '~/src/features/links';
import { useLocale } from '~/src/features/locale';
import { CountryButton } from '../menus/country-picker';
import { Logo } from '../logo';
import { PhoneLink } from '~/src/features/links';

export interface FooterProps {
  navigation: Pick<Navigation, 'footer' | 'legal'>;
  settings: SiteSettings;
  /** Reopens the privacy choices; the link is left out without it. */
  onPrivacyChoices?: () => void;
  /** Stands above the links. */
  children?: ReactNode;
}

/** Shipping, returns and support, above the links. */
function ServiceNotes({ settings }: { settings: SiteSettings }) {
  const { t } = useTranslation('common');
  const { locale } = useLocale();
  const { freeShippingThreshold, returnDays, careHours, phone } = settings;
  const threshold = freeShippingThreshold[locale.currency];
  return (
    <ul className="footer-promises">
      {threshold && (
        <li>
          <TruckIcon />
          {t('footer.shipping', { price: formatShortPrice(threshold, locale) })}
        </li>
      )}
      {returnDays !== null && (
        <li>
          <ReturnIcon />
          {t('footer.returns', { count: returnDays })}
        </li>
      )}
      {phone && careHours.length > 0 && (
        <li>
          <PhoneIcon />
          {t('footer.people')}
        </li>
      )}
    </ul>
  );
}

export function Footer({ navigation, settings, onPrivacyChoices, children }: FooterProps) {
  const { t } = useTranslation('common');
  const { brand } = useLocale();
  const { phone, careHours, social, organization } = settings;
  return (
    <footer className="footer on-strong">
      <div className="wrap">
        <ServiceNotes settings={settings} />
        {children}
        <div className="aside-grid footer-top">
          <div className="footer-brand">
            <Logo reverse />
            <p className="text-lg">{settings.tagline ?? brand.tagline}</p>
            {phone && (
              <div>
                <PhoneLink
                  phone={phone}
                  label={t('header.callUs', { phone })}
                  className="display inline-block py-2 text-2xl"
                />
                {careHours.map(({ days, hours }) => (
                  <p key={days} className="footer-soft">
                    {`${days}, ${hours}`}
                  </p>
                ))}
              </div>
            )}
          </div>
          <nav aria-label={t('footer.navigation')} className="footer-columns">
            {navigation.footer.map(column => (
              <div key={column.title}>
                <h2>{column.title}</h2>
                <ul>
                  {column.links.map(({ label, link }) => (
                    <li key={label}>
                      <ContentLink link={link} className="footer-link">
                        {label}
                      </ContentLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        {process.env.SELLS_ABROAD !== 'no' && settings.rights && (
          <FooterRights rights={settings.rights} />
        )}
        <div className="footer-end">
          <CountryButton />
          <ul>
            {social.map(({ label, url }) => (
              <li key={url}>
                <a href={url} rel="noopener" className="footer-link">
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <ul>
            {navigation.legal.map(({ label, link }) => (
              <li key={label}>
                <ContentLink link={link} className="footer-link">
                  {label}
                </ContentLink>
              </li>
            ))}
            {onPrivacyChoices && (
              <li>
                <button type="button" className="footer-link" onClick={onPrivacyChoices}>
                  {t('footer.privacyChoices')}
                </button>
              </li>
            )}
          </ul>
          <p className="footer-soft">
            {`${t('footer.copyright', { brand: brand.name })} ${[organization.legalName, organization.address].filter(Boolean).join(', ')}`}
          </p>
        </div>
      </div>
    </footer>
  );
}
