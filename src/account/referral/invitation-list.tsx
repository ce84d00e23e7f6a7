import { useTranslation } from 'react-i18next';
import type { Money } from '~/src/domain/commerce/money';
import { shownDay } from '../ui/shown-day';
import { formatPrice } from '~/src/domain/locale/format-price';
import { useLocale } from '~/src/features/locale';
import type { ReferralProgram } from '~/src/gateways/service/referral';

type Invitation = NonNullable<ReferralProgram['membership']>['invitations'][number];

interface InvitationListProps {
  readonly invitations: readonly Invitation[];
  /** The reward for each friend who orders; null if it cannot be shown. */
  readonly reward: Money | null;
}

/** The friends who used a member's code, with their status and the rewards earned. */
export function InvitationList({ invitations, reward }: InvitationListProps) {
  const { t } = useTranslation('account-referral');
  const { locale } = useLocale();
  const count = invitations.filter(({ status }) => status === 'credited').length;
  const earned = reward && formatPrice({ ...reward, cents: reward.cents * count }, locale);
  return (
    <section aria-labelledby="referral-friends" className="account-card referral-friends">
      <h2 id="referral-friends" className="text-xl">
        {t('friends.title')}
      </h2>
      {invitations.length === 0 ? (
        <div className="referral-empty">
          <p className="font-semibold">{t('friends.empty')}</p>
          <p className="text-ink-soft">{t('friends.emptyHint')}</p>
        </div>
      ) : (
        <>
          <p className="referral-earned">
            {earned && count > 0 ? t('friends.earned', { count, earned }) : t('friends.noneYet')}
          </p>
          <ul className="referral-list">
            {invitations.map(({ id, name, status, at }) => (
              <li key={id}>
                <span className="font-semibold">{name}</span>
                <span
                  className="account-status"
                  data-tone={status === 'credited' ? 'good' : 'open'}
                >
                  {t(`friends.${status}`)}
                </span>
                <time dateTime={at} className="text-sm text-ink-soft">
                  {shownDay(at, locale)}
                </time>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
