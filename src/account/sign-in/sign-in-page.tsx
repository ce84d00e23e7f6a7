import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '~/src/features/links';
import { CartIcon, ChevronLeftIcon, lineIcon, TruckIcon } from '~/src/ui/icons';
import { RefreshIcon } from '~/src/ui/topic-icons';
import { AccountPage } from '../ui/account-page';
import { WelcomePicture } from '../ui/welcome-picture';

export interface SignInPageProps {
  readonly heading: string;
  readonly subHeading?: string | null;
  /** Whether to list the benefits of an account, for visitors who may not have one. */
  readonly hasReasons?: boolean;
  readonly children: ReactNode;
}

const BoltIcon = lineIcon('M13.5 3.5 5.5 13.5h6l-1 7 8-10h-6z');

const REASONS = [
  { name: 'orders', Icon: TruckIcon },
  { name: 'subscriptions', Icon: RefreshIcon },
  { name: 'reorder', Icon: CartIcon },
  { name: 'safe', Icon: BoltIcon },
] as const;

/**
 * A sign-in screen: one form, with the benefits of an account beside it, or with a way back to the
 * sign-in.
 */
export function SignInPage({ heading, subHeading, hasReasons = false, children }: SignInPageProps) {
  const { t } = useTranslation('account');
  const back = (
    <LocalLink to="/account/login" className="account-back">
      <ChevronLeftIcon size={20} />
      {t('reset.back')}
    </LocalLink>
  );
  return (
    <div className="entry">
      {!hasReasons && <WelcomePicture className="entry-mark" />}
      <div className="entry-form">
        <AccountPage
          heading={heading}
          subHeading={subHeading ?? null}
          back={hasReasons ? null : back}
        >
          {children}
        </AccountPage>
      </div>
      {hasReasons && (
        <section className="entry-reasons" aria-labelledby="entry-reasons">
          <h2 id="entry-reasons" className="text-xl">
            {t('reasons.heading')}
          </h2>
          <ul>
            {REASONS.map(({ name, Icon }) => (
              <li key={name}>
                <span className="prop-icon">
                  <Icon />
                </span>
                <span>
                  <b>{t(`reasons.${name}.title`)}</b>
                  {t(`reasons.${name}.text`)}
                </span>
              </li>
            ))}
          </ul>
          <WelcomePicture className="entry-picture" />
        </section>
      )}
    </div>
  );
}
