import { useTranslation } from 'react-i18next';
import { useLocale } from '~/src/features/locale';
import type { ReferralProgram } from '~/src/gateways/service/referral';
import { Button, buttonClass } from '~/src/ui/button';
import { CopyOutcome, useCopy } from '../ui/copy-to-clipboard';
import { isWebsite, SHARE_OUTLETS, shareAddress } from './share-links';

type Membership = NonNullable<ReferralProgram['membership']>;

/** A member's code and link, with copy and share buttons (spec account §3, §8). */
export function SharePanel({ code, link }: Pick<Membership, 'code' | 'link'>) {
  const { t } = useTranslation(['account-referral', 'common']);
  const { brand } = useLocale();
  const copying = useCopy();
  const shop = brand.name;
  const shared = { subject: t('share.subject', { shop }), text: t('share.text', { shop }), link };
  const copies = [
    { label: t('code'), text: code },
    { label: t('link'), text: link },
  ];
  return (
    <section aria-labelledby="referral-share" className="account-card referral-share">
      <h2 id="referral-share" className="text-xl">
        {t('share.title')}
      </h2>
      <p className="text-ink-soft">{t('share.lead')}</p>
      <dl className="referral-facts">
        {copies.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span className="referral-text">{text}</span>
              <Button
                variant="secondary"
                size="sm"
                aria-label={t('copyLabel', { label })}
                onClick={() => copying.copy(label, text)}
              >
                {t('copy')}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      <CopyOutcome state={copying} />
      <nav aria-label={t('share.outlets')}>
        <ul className="referral-outlets">
          {SHARE_OUTLETS.map(outlet => {
            const address = shareAddress(outlet, shared);
            const isOutside = isWebsite(address);
            return (
              <li key={outlet}>
                <a
                  href={address}
                  className={buttonClass('secondary', 'sm')}
                  {...(isOutside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
                >
                  {t(`share.${outlet}`)}
                  {isOutside && <span className="sr-only"> {t('share.newTab')}</span>}
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
    </section>
  );
}
