import { yupResolver } from '@hookform/resolvers/yup';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '~/src/features/lazy-form';
import { sessionStore } from '~/src/features/storage';
import { Button } from '~/src/ui/button';
import { LOGIN_REDIRECT } from '~/src/config/tab-keys';
import { clearFlashNotice, setFlashNotice } from '../ui/flash-notice';
import { useOwnedSession } from '../session/owned-session-context';
import { CodeField } from './code-field';
import { NewPasswordFields } from './sign-in-fields';
import { resetRules, type ResetValues } from './sign-in-rules';
import { useSignInNavigation } from './sign-in-state';
import { SendAgain } from './send-again';
import { useSignInForm } from './use-sign-in-form';
import { useRedirectAfterSignIn } from './use-redirect-after-sign-in';
import { useIdentity } from '../session/use-identity';

interface ChoosePasswordProps {
  readonly email: string;
  /** From the email's link, or empty. */
  readonly code: string;
  /** Called to send the code to a different address. */
  readonly onOther: () => void;
}

/** The second step of a password reset, which ends signed in. */
export function ChoosePassword({ email, code, onOther }: ChoosePasswordProps) {
  const { t } = useTranslation(['account', 'forms']);
  const identity = useIdentity();
  const session = useOwnedSession();
  const goTo = useSignInNavigation();
  const redirect = useRedirectAfterSignIn();
  const resolver = useMemo(() => yupResolver(resetRules(t)), [t]);

  const signIn = async ({ email: entered, password }: ResetValues): Promise<boolean> => {
    // After a password reset, nobody expects to return to where they were going before.
    sessionStore.remove(LOGIN_REDIRECT);
    setFlashNotice('passwordChanged');
    const { ok } = await session.signIn(entered, password);
    return ok;
  };
  const signInForm = useSignInForm<ResetValues>({
    resolver,
    values: { email, code, password: '', confirmation: '' },
    send: async typed => {
      const result = await identity.resetPassword(typed.email, typed.code, typed.password);
      if (result.ok) await signIn(typed);
      return result;
    },
    tookEffect: async typed => {
      const isSignedIn = await signIn(typed);
      if (!isSignedIn) clearFlashNotice();
      return isSignedIn;
    },
    onDone: () => {
      if (session.getState().status === 'signedIn') {
        redirect();
        return;
      }
      goTo('/account/login', { email }, { replace: true });
    },
  });
  return (
    <>
      <form {...signInForm.formProps} aria-label={t('reset.chooseHeading')}>
        {/* Password managers learn from it whose password this is. */}
        <input type="hidden" autoComplete="username" {...signInForm.form.register('email')} />
        <CodeField {...signInForm.field('code')} note={t('reset.codeNote')} />
        <NewPasswordFields
          label={t('fields.newPassword')}
          password={signInForm.field('password')}
          confirmation={signInForm.field('confirmation')}
        />
        <FormFailure>{signInForm.failure}</FormFailure>
        <Button type="submit" variant="primary" busy={signInForm.isBusy}>
          {t(signInForm.isBusy ? 'reset.busy' : 'reset.submit')}
        </Button>
      </form>
      <SendAgain
        other={
          <button type="button" className="link entry-link" onClick={onOther}>
            {t('reset.other')}
          </button>
        }
        label={t('reset.again')}
        send={() => identity.forgotPassword(email)}
        onSent={signInForm.restart}
        sent={t('reset.sentAgain')}
      />
    </>
  );
}
