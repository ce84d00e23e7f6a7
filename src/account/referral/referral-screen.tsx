import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseMoney } from '~/src/domain/commerce/money';
import { formatShortPrice } from '~/src/domain/locale/format-price';
import { useLocale } from '~/src/features/locale';
import type { ReferralProgram } from '~/src/gateways/service/referral';
import { CheckIcon } from '~/src/ui/icons';
import { Disclosure } from '~/src/ui/disclosure';
import { useAddresses } from '../addresses/use-addresses';
import { useAccount } from '../session/session-context';
import { AccountPage } from '../ui/account-page';
import { AccountSkeleton } from '../ui/account-skeleton';
import { LoadFailure } from '../ui/load-failure';
import { GiftCard } from './gift-card';
import { InvitationList } from './invitation-list';
import { ReferralForm } from './referral-form';
import { NOT_ELIGIBLE, shownTenDigits } from './referral-rules';
import { linkInLocale } from './share-links';
import { SharePanel } from './share-panel';
import { useReferralProgram } from './use-referral';
import '~/src/styles/sheets/account-screens.css';

const STEPS = ['share', 'order', 'reward'] as const;

interface JoinProps {
  /** Such as "$50"; null if it cannot be read. */
  readonly reward: string | null;
  readonly onJoined: (isSaved: boolean) => void;
}

function Join({ reward, onJoined }: JoinProps) {
  const { t } = useTranslation('account-referral');
  const { customer } = useAccount();
  const { data: book } = useAddresses();
  const home = book?.addresses.find(({ isDefault }) => isDefault);
  const phone = shownTenDigits(customer.phone ?? '');
  return (
    <div className="referral-grid">
      {reward !== null && <GiftCard amount={reward} />}
      <section aria-labelledby="referral-join" className="account-card referral-join">
        <h2 id="referral-join" className="text-xl">
          {t('join.title')}
        </h2>
        <ReferralForm
          initial={{ company: '', email: customer.email, zip: '', phone, isWithoutZip: false }}
          home={home}
          isMember={false}
          onSaved={onJoined}
        />
      </section>
      <section aria-labelledby="referral-how" className="referral-how">
        <h2 id="referral-how" className="text-xl">
          {t('how.title')}
        </h2>
        <ol className="numbered-steps">
          {STEPS.map(step => (
            <li key={step}>{t(`how.${step}`)}</li>
          ))}
        </ol>
      </section>
    </div>
  );
}

interface MemberProps {
  readonly membership: NonNullable<ReferralProgram['membership']>;
  readonly reward: ReferralProgram['reward'];
}

function Member({ membership, reward }: MemberProps) {
  const { t } = useTranslation('account-referral');
  const { locale, brand } = useLocale();
  const [isSaved, setSaved] = useState(false);
  const { code, company, email, zip, invitations } = membership;
  const link = linkInLocale(membership.link, locale, brand);
  const phone = shownTenDigits(membership.phone);
  const isWithoutZip = zip === NOT_ELIGIBLE;
  const amount = parseMoney(reward.amount, reward.currency);
  return (
    <div className="referral-grid">
      <SharePanel code={code} link={link} reward={amount && formatShortPrice(amount, locale)} />
      <InvitationList invitations={invitations} reward={amount} />
      <section aria-label={t('details.title')} className="account-card referral-details">
        <Disclosure summary={t('details.title')}>
          <ReferralForm
            initial={{ company, email, zip: isWithoutZip ? '' : zip, phone, isWithoutZip }}
            isMember
            onSaved={setSaved}
          />
          <p role="status" className={isSaved ? 'settings-saved' : 'sr-only'}>
            {isSaved && t('details.saved')}
          </p>
        </Disclosure>
      </section>
    </div>
  );
}

/**
 * The referral program: joining, the member's code, and who used it (spec account §2 "referral
 * program").
 */
export function ReferralScreen() {
  const { t } = useTranslation('account-referral');
  const { locale } = useLocale();
  const { data, error, isFetching, refetch } = useReferralProgram();
  const [hasJoined, setJoined] = useState(false);
  const announcement = useRef<HTMLParagraphElement>(null);
  const reward = data && parseMoney(data.reward.amount, data.reward.currency);

  // The focused form is gone.
  useEffect(() => {
    if (hasJoined) announcement.current?.focus();
  }, [hasJoined]);

  return (
    <AccountPage
      heading={t('headline')}
      subHeading={reward ? t('lead', { amount: formatShortPrice(reward, locale) }) : null}
    >
      {hasJoined && (
        <p ref={announcement} tabIndex={-1} role="status" className="account-news">
          <CheckIcon size={20} />
          {t('joined')}
        </p>
      )}
      {error && (
        <LoadFailure onRetry={() => void refetch()} isRetrying={isFetching}>
          {t('failed')}
        </LoadFailure>
      )}
      {data?.membership && <Member membership={data.membership} reward={data.reward} />}
      {data && !data.membership && (
        <Join reward={reward ? formatShortPrice(reward, locale) : null} onJoined={setJoined} />
      )}
      {!data && !error && <AccountSkeleton rows={2} />}
    </AccountPage>
  );
}
