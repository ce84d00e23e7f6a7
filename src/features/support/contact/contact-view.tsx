import { useTranslation } from 'react-i18next';
import { SUPPORT_PATH } from '../../../domain/support';
import { Button } from '../../../ui/button';
import { LateForm } from '../../../ui/late-form';
import { TextHead } from '../../article';
import { ContactWays, type Care } from '../contact-ways';
import { ContactForm, type ContactFormProps } from './contact-form';

export interface ContactViewProps {
  readonly care: Care;
  /** Whether this brand has a support centre to lead back to. */
  readonly hasSupport: boolean;
}

const load = () => import('./contact-form').then(module => module.ContactForm);

/** The contact page: a form, and everything else that reaches us. */
export function ContactView({ care, hasSupport }: ContactViewProps) {
  const { t } = useTranslation('support');
  const ways = { phone: care.phone ?? '', email: care.email ?? '' };
  const props: Omit<ContactFormProps, 'typed'> = { hasSupport };
  return (
    <>
      <TextHead
        title={t('contact.title')}
        intro={t('contact.intro')}
        above={hasSupport ? [{ label: t('hub.pageTitle'), href: SUPPORT_PATH }] : []}
      />
      <div className="wrap split split-top pb-24">
        <div>
          <noscript>
            <p className="notice mb-6">{t('contact.noScript', ways)}</p>
          </noscript>
          <LateForm
            built={process.env.BUILD_STAGE === 'build-html' ? ContactForm : null}
            load={load}
            props={props}
            failure={retry => (
              <div role="alert" className="notice mb-6">
                <p>{t('contact.loadFailed', ways)}</p>
                <Button variant="secondary" size="sm" className="mt-2" onClick={retry}>
                  {t('common:tryAgain')}
                </Button>
              </div>
            )}
          />
        </div>
        <ContactWays care={care} hasForm={false} />
      </div>
    </>
  );
}
