import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isCompleteEmail } from '~/src/domain/contact/email';
import { FormFailure } from '~/src/features/lazy-form';
import { Button } from '~/src/ui/button';
import { useOwnedSession } from '../session/owned-session-context';
import type { ScreenProps } from '../ui/screen-props';
import { CodeField } from './code-field';
import { codeOf } from './entry-failure';
import { EmailField } from './entry-fields';
import { EntryPage } from './entry-page';
import { verifyRules, type VerifyValues } from './entry-rules';
import { entryStateOf, useEntryNavigation } from './entry-state';
import { Notice } from './notice';
import { SendAgain } from './send-again';
import { takePassword } from './sign-up-memory';
import { useEntryForm } from './use-entry-form';
import { useIdentity } from './use-identity';
import { useMailLink } from './use-mail-link';

/** Verifies an email address, by the code of a mail or by its link. */
export default function VerifyScreen({ location }: ScreenProps) {
  const { t } = useTranslation(['account', 'forms']);
  const identity = useIdentity();
  const session = useOwnedSession();
  const goTo = useEntryNavigation();
  const link = useMailLink('/account/verify', location.search);
  const { email: known, notice, isSent } = entryStateOf(location.state);
  const email = link.email ?? known;
  const [isKnown, setKnown] = useState(email !== null && isCompleteEmail(email));
  // The button that had the focus is gone.
  const wasKnown = useRef(isKnown);
  const resolver = useMemo(() => yupResolver(verifyRules(t)), [t]);

  const goToLogin = (verified: string, news: 'verified' | 'alreadyVerified'): void =>
    goTo('/account/login', { email: verified, notice: news }, { replace: true });

  const entry = useEntryForm<VerifyValues>({
    resolver,
    values: { email: email ?? '', code: link.code ?? '' },
    send: async typed => {
      const result = await identity.confirmSignUp(typed.email, typed.code);
      const password = result.ok ? takePassword(typed.email) : null;
      // Whoever signed up in this tab is signed in at once; if that fails, by the next screen.
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

  const { setFocus } = entry.form;
  useEffect(() => {
    if (wasKnown.current && !isKnown) setFocus('email', { shouldSelect: true });
    wasKnown.current = isKnown;
  }, [isKnown, setFocus]);

  const hasStarted = useRef(false);
  const { submit } = entry;
  useEffect(() => {
    if (hasStarted.current || link.email === null || link.code === null) return;
    hasStarted.current = true;
    submit();
  }, [link, submit]);

  const sendAgain = async () => {
    const isValid = await entry.form.trigger('email', { shouldFocus: true });
    return isValid ? identity.resendCode(entry.form.getValues('email')) : null;
  };

  return (
    <EntryPage
      heading={t('verify.heading')}
      subHeading={isSent && email ? t('verify.sentTo') : t('verify.text')}
    >
      <Notice notice={notice} />
      <form {...entry.formProps} aria-label={t('verify.heading')}>
        {isKnown ? (
          <p className="entry-known">
            <span className="entry-address">{email}</span>
            {/* Password managers learn from it whose account this is. */}
            <input type="hidden" autoComplete="username" {...entry.form.register('email')} />
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
          <EmailField field={entry.field('email')} />
        )}
        <CodeField {...entry.field('code')} note={t('verify.codeNote')} />
        <FormFailure>{entry.failure}</FormFailure>
        <Button type="submit" variant="primary" busy={entry.isBusy}>
          {t(entry.isBusy ? 'verify.busy' : 'verify.submit')}
        </Button>
      </form>
      <SendAgain
        label={t('verify.again')}
        send={sendAgain}
        sent={t('verify.sentAgain')}
        onSent={entry.restart}
      />
    </EntryPage>
  );
}
