import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isCompleteEmail } from '~/src/domain/contact/email';
import { FormFailure } from '~/src/features/lazy-form';
import { Button } from '~/src/ui/button';
import { useOwnedSession } from '../session/owned-session-context';
import type { ScreenProps } from '../ui/screen-props';
import { CodeField } from './code-field';
import { codeOf } from './sign-in-failure';
import { EmailField } from './sign-in-fields';
import { SignInPage } from './sign-in-page';
import { verifyRules, type VerifyValues } from './sign-in-rules';
import { signInStateOf, useSignInNavigation } from './sign-in-state';
import { Notice } from './notice';
import { SendAgain } from './send-again';
import { takePassword } from './sign-up-memory';
import { useSignInForm } from './use-sign-in-form';
import { useIdentity } from '../session/use-identity';
import { useMailLink } from './use-mail-link';

/** Verifies an email address with the emailed code or link. */
export default function VerifyScreen({ location }: ScreenProps) {
  const { t } = useTranslation(['account', 'forms']);
  const identity = useIdentity();
  const session = useOwnedSession();
  const goTo = useSignInNavigation();
  const link = useMailLink('/account/verify', location.search);
  const { email: known, notice, isSent } = signInStateOf(location.state);
  const email = link.email ?? known;
  const [isKnown, setKnown] = useState(email !== null && isCompleteEmail(email));
  // The focused button is gone.
  const wasKnown = useRef(isKnown);
  const resolver = useMemo(() => yupResolver(verifyRules(t)), [t]);

  const goToLogin = (verified: string, notice: 'verified' | 'alreadyVerified'): void =>
    goTo('/account/login', { email: verified, notice }, { replace: true });

  const signInForm = useSignInForm<VerifyValues>({
    resolver,
    values: { email: email ?? '', code: link.code ?? '' },
    send: async typed => {
      const result = await identity.confirmSignUp(typed.email, typed.code);
      const password = result.ok ? takePassword(typed.email) : null;
      // After a sign-up in this tab, signs in at once; if that fails, the sign-in screen follows.
      if (password !== null) await session.signIn(typed.email, password);
      return result;
    },
    onDone: typed => {
      if (session.getState().status !== 'signedIn') goToLogin(typed.email, 'verified');
    },
    onFailure: (error, typed) => {
      if (codeOf(error) !== 'already-confirmed') return false;
      goToLogin(typed.email, 'alreadyVerified');
      return true;
    },
  });

  const { setFocus } = signInForm.form;
  useEffect(() => {
    if (wasKnown.current && !isKnown) setFocus('email', { shouldSelect: true });
    wasKnown.current = isKnown;
  }, [isKnown, setFocus]);

  const hasStarted = useRef(false);
  const { submit } = signInForm;
  useEffect(() => {
    if (hasStarted.current || link.email === null || link.code === null) return;
    hasStarted.current = true;
    submit();
  }, [link, submit]);

  const sendAgain = async () => {
    const isValid = await signInForm.form.trigger('email', { shouldFocus: true });
    return isValid ? identity.resendCode(signInForm.form.getValues('email')) : null;
  };

  return (
    <SignInPage
      heading={t('verify.heading')}
      subHeading={isSent && email ? t('verify.sentTo') : t('verify.text')}
    >
      <Notice notice={notice} />
      <form {...signInForm.formProps} aria-label={t('verify.heading')}>
        {isKnown ? (
          <p className="entry-known">
            <span className="entry-address">{email}</span>
            {/* Password managers learn from it whose account this is. */}
            <input type="hidden" autoComplete="username" {...signInForm.form.register('email')} />
            <button
              type="button"
              className="link entry-link"
              aria-label={t('verify.otherLabel')}
              onClick={() => setKnown(false)}
            >
              {t('verify.other')}
            </button>
          </p>
        ) : (
          <EmailField field={signInForm.field('email')} />
        )}
        <CodeField {...signInForm.field('code')} note={t('verify.codeNote')} />
        <FormFailure>{signInForm.failure}</FormFailure>
        <Button type="submit" variant="primary" busy={signInForm.isBusy}>
          {t(signInForm.isBusy ? 'verify.busy' : 'verify.submit')}
        </Button>
      </form>
      <SendAgain
        label={t('verify.again')}
        send={sendAgain}
        sent={t('verify.sentAgain')}
        onSent={signInForm.restart}
      />
    </SignInPage>
  );
}
