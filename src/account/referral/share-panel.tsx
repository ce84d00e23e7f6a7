import { useTranslation } from 'react-i18next';
import { useLocale } from '~/src/features/locale';
import type { ReferralProgram } from '~/src/gateways/service/referral';
import { Button, buttonClass } from '~/src/ui/button';
import { CopyOutcome, useCopy } from '../ui/copy-to-clipboard';
import { GiftCard } from './gift-card';
import { isWebsite, SHARE_OUTLETS, shareAddress } from './share-links';

type Membership = NonNullable<ReferralProgram['membership']>;

interface SharePanelProps extends Pick<Membership, 'code' | 'link'> {
  /** Such as "$50"; null if it cannot be read. */
  readonly reward: string | null;
}

const isCancelled = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** A member's code and link, with copy and share buttons (spec account §3, §8). */
export function SharePanel({ code, link, reward }: SharePanelProps) {
  const { t } = useTranslation(['account-referral', 'common']);
  const { brand } = useLocale();
  const copying = useCopy();
  const shop = brand.name;
  const shared = { subject: t('share.subject', { shop }), text: t('share.text', { shop }), link };
  const copies = [
    { label: t('code'), text: code, shown: code },
    { label: t('link'), text: link, shown: link.replace(/^https?:\/\//, '') },
  ];
  // Phones have a share sheet of their own; most computers have none.
  const canShare = typeof navigator.share === 'function';
  const copyLink = (): void => copying.copy(t('link'), link);
  const share = async (): Promise<void> => {
    const { subject: title, text } = shared;
    try {
      await navigator.share({ title, text, url: link });
    } catch (error) {
      if (!isCancelled(error)) copyLink();
    }
  };
  return (
    <section aria-labelledby="referral-share" className="account-card referral-share">
      <div className="referral-hero">
        {reward !== null && <GiftCard amount={reward} />}
        <div>
          <h2 id="referral-share" className="text-2xl">
            {t('share.title')}
          </h2>
          <p>{t('share.lead')}</p>
          <Button variant="primary" onClick={() => (canShare ? void share() : copyLink())}>
            {t(canShare ? 'share.now' : 'share.copyLink')}
          </Button>
        </div>
      </div>
      <dl className="referral-facts">
        {copies.map(({ label, text, shown }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span className="referral-text">{shown}</span>
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
