import { navigate } from 'gatsby';
import { useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { localizePath } from '~/src/config/paths';
import { LocalLink } from '~/src/features/links';
import { useLocale } from '~/src/features/locale';
import { ChevronLeftIcon } from '~/src/ui/icons';
import { loginAddress } from '../routing/return-path';
import { useOwnedSession } from '../session/owned-session-context';
import { SignedInContext } from '../session/session-context';
import { AccountPage } from '../ui/account-page';
import { AccountSkeleton } from '../ui/account-skeleton';
import { failureText } from '../ui/failure-text';
import { LoadFailure } from '../ui/load-failure';
import type { ScreenProps } from '../ui/screen-props';
import { ActivationForm } from './activation-form';
import { ACTIVATION_PATH, forgetLink, storeLink, storedLink, linkOf } from './activation-link';
import '~/src/styles/sheets/account-screens.css';

/** Explains where to find the code. */
const WHERE = ['app', 'mail', 'code'] as const;

function SignedInActivation() {
  const { t } = useTranslation('account-payment');
  const { brand } = useLocale();
  const [link] = useState(storedLink);
  const [isDone, setDone] = useState(false);
  return (
    <AccountPage
      heading={t('activation.headline')}
      subHeading={t(isDone ? 'activation.doneLead' : 'activation.lead')}
      back={
        <LocalLink to="/account/subscriptions" className="account-back">
          <ChevronLeftIcon size={20} />
          {t('activation.subscriptions')}
        </LocalLink>
      }
    >
      <div className="activation-grid">
        <div className="account-card">
          <ActivationForm
            link={link}
            onDone={() => {
              forgetLink();
              setDone(true);
            }}
            onAnother={() => setDone(false)}
          />
        </div>
        {!isDone && (
          <section aria-labelledby="activation-where" className="order-summary">
            <h2 id="activation-where" className="text-xl">
              {t('activation.where')}
            </h2>
            <ol className="numbered-steps">
              {WHERE.map(step => (
                <li key={step}>{t(`activation.whereSteps.${step}`)}</li>
              ))}
            </ol>
            <img
              src={`/brands/${brand.id}/care.webp`}
              alt=""
              width="560"
              height="540"
              loading="lazy"
            />
          </section>
        )}
      </div>
    </AccountPage>
  );
}

/**
 * The target of the link in an activation email. The code is removed from the URL first, before the
 * sign-in too, so that no report and no history entry contains it.
 */
export function ActivationScreen({ location }: ScreenProps) {
  const { t } = useTranslation('account');
  const site = useLocale();
  const session = useOwnedSession();
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const account = useContext(SignedInContext);
  const link = linkOf(location.search);
  const isNamed = link !== null;
  const isVisitor = state.status === 'signedOut';

  useEffect(() => {
    const own = linkOf(location.search);
    if (own) storeLink(own);
    const path = localizePath(ACTIVATION_PATH, site.locale, site.brand);
    if (isVisitor) void navigate(loginAddress(path, site), { replace: true });
    else if (own) void navigate(path, { replace: true });
  }, [location.search, isVisitor, site]);

  if (state.status === 'unreachable') {
    return (
      <LoadFailure onRetry={() => void session.refresh()}>
        {failureText(t, state.error)}
      </LoadFailure>
    );
  }
  return account && !isNamed ? <SignedInActivation /> : <AccountSkeleton />;
}
