import { useTranslation } from 'react-i18next';
import { SUPPORT_PATH } from '~/src/domain/content/support';
import { PageHeader } from '~/src/content/article';
import { ContactOptions, type CustomerCare } from '../contact-options';
import { ContactForm, type ContactFormProps } from './contact-form';

export interface ContactViewProps extends Pick<ContactFormProps, 'hasAutoship' | 'withdrawal'> {
  readonly care: CustomerCare;
  /** Whether the brand has a support center to link back to. */
  readonly hasSupport: boolean;
}

/** The contact page: the form and all other contact options. */
export function ContactView({ care, hasSupport, ...topics }: ContactViewProps) {
  const { t } = useTranslation('support');
  const ways = { phone: care.phone ?? '', email: care.email ?? '' };
  return (
    <div className="wrap split split-top hub contact-page pb-24">
      <PageHeader
        title={t('contact.title')}
        intro={t('contact.intro')}
        above={hasSupport ? [{ label: t('hub.pageTitle'), href: SUPPORT_PATH }] : []}
      />
      <div>
        <noscript>
          <p className="notice mb-6">{t('contact.noScript', ways)}</p>
        </noscript>
        <ContactForm {...topics} hasSupport={hasSupport} unloaded={t('contact.loadFailed', ways)} />
      </div>
      <ContactOptions care={care} hasForm={false} />
    </div>
  );
}
