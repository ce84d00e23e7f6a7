import { yupResolver } from '@hookform/resolvers/yup';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { localesOf } from '~/src/config/locales';
import { LocalLink } from '~/src/features/links';
import { FormFailure } from '~/src/features/lazy-form';
import { sessionStore } from '~/src/features/storage';
import { Button } from '~/src/ui/button';
import { LOGIN_REDIRECT } from '~/src/config/tab-keys';
import { targetAfterSignIn } from '../routing/return-path';
import { useLocale } from '~/src/features/locale';
import { useOwnedSession } from '../session/owned-session-context';
import { PasswordField } from '../ui/password-field';
import { FlashNotice } from '../ui/flash-notice';
import type { ScreenProps } from '../ui/screen-props';
import { codeOf } from './sign-in-failure';
import { EmailField } from './sign-in-fields';
import { SignInPage } from './sign-in-page';
import { labelOf, loginRules, type LoginValues } from './sign-in-rules';
import { signInStateOf, useSignInNavigation, type SignInState } from './sign-in-state';
import { Notice } from './notice';
import { useSignInForm } from './use-sign-in-form';

/** Signs in; the frame then redirects to the requested page. */
export default function LoginScreen({ location }: ScreenProps) {
  const { t } = useTranslation(['account', 'forms']);
  const site = useLocale();
  const session = useOwnedSession();
  const goTo = useSignInNavigation();
  const hasTwoStores = new Set(localesOf(site.brand).map(({ store }) => store)).size > 1;
  const { email, notice } = signInStateOf(location.state);
  const resolver = useMemo(() => yupResolver(loginRules(t)), [t]);

  /** Keeps the return path, which the other sign-in screens do not have in their URLs. */
  const keepTarget = (): void => {
    const target = targetAfterSignIn(location.search, sessionStore.get(LOGIN_REDIRECT), site);
    sessionStore.set(LOGIN_REDIRECT, target);
  };

  const signInForm = useSignInForm<LoginValues>({
    resolver,
    values: { email: email ?? '', password: '' },
    send: typed => session.signIn(typed.email, typed.password),
    onDone: () => undefined,
    onFailure: (error, typed) => {
      if (codeOf(error) !== 'unconfirmed') return false;
      keepTarget();
      goTo('/account/verify', { email: typed.email, notice: 'unconfirmed' });
      return true;
    },
  });

  const next: Partial<SignInState> = { email: signInForm.form.watch('email') };

  return (
    <SignInPage
      heading={t('login.heading')}
      subHeading={notice ? null : t('login.text')}
      hasReasons
    >
      <FlashNotice />
      <Notice notice={notice} />
      <form {...signInForm.formProps} aria-label={t('login.heading')}>
        <EmailField field={signInForm.field('email')} />
        <PasswordField
          {...signInForm.field('password')}
          label={labelOf(t, 'password')}
          autoComplete="current-password"
          required
        />
        <p className="entry-forgot">
          <LocalLink
            to="/account/reset-password"
            state={next}
            className="link entry-link"
            onClick={keepTarget}
          >
            {t('login.forgot')}
          </LocalLink>
        </p>
        <FormFailure>{signInForm.failure}</FormFailure>
        <Button type="submit" variant="primary" busy={signInForm.isBusy}>
          {t(signInForm.isBusy ? 'login.busy' : 'login.submit')}
        </Button>
        {hasTwoStores && <p className="entry-stores">{t('login.twoStores')}</p>}
      </form>
      <p className="entry-other">
        {t('login.new')}{' '}
        <LocalLink
          to="/account/register"
          state={next}
          className="link entry-link"
          onClick={keepTarget}
        >
          {t('login.register')}
        </LocalLink>
      </p>
    </SignInPage>
  );
}
