import { yupResolver } from '@hookform/resolvers/yup';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '~/src/features/links';
import { FormFailure } from '~/src/features/lazy-form';
import { Button } from '~/src/ui/button';
import { Field } from '~/src/ui/forms/field';
import type { ScreenProps } from '../ui/screen-props';
import { EmailField, NewPasswordFields } from './sign-in-fields';
import { SignInPage } from './sign-in-page';
import { labelOf, registerRules, type RegisterValues } from './sign-in-rules';
import { codeOf } from './sign-in-failure';
import { signInStateOf, useSignInNavigation } from './sign-in-state';
import { rememberSignUp } from './sign-up-memory';
import { useMailLink } from './use-mail-link';
import { useSignInForm } from './use-sign-in-form';
import { useIdentity } from '../session/use-identity';

/**
 * Creates an account; the next screen verifies its email address. The page of an order links here with the
 * address that it was placed with.
 */
export default function RegisterScreen({ location }: ScreenProps) {
  const { t } = useTranslation(['account', 'forms']);
  const identity = useIdentity();
  const goTo = useSignInNavigation();
  const link = useMailLink('/account/register', location.search);
  const email = signInStateOf(location.state).email ?? link.email;
  const resolver = useMemo(() => yupResolver(registerRules(t)), [t]);
  const signInForm = useSignInForm<RegisterValues>({
    resolver,
    values: { firstName: '', lastName: '', email: email ?? '', password: '', confirmation: '' },
    send: identity.signUp,
    // Only the owner of the password learns that the account waits for its verification.
    tookEffect: async ({ email: entered, password }) => {
      const proved = await identity.signIn(entered, password);
      return !proved.ok && codeOf(proved.error) === 'unconfirmed';
    },
    onDone: ({ email: entered, password }) => {
      rememberSignUp({ email: entered, password });
      goTo('/account/verify', { email: entered, isSent: true });
    },
  });
  return (
    <SignInPage heading={t('register.heading')} subHeading={t('register.text')} hasReasons>
      <form {...signInForm.formProps} aria-label={t('register.heading')}>
        <div className="account-form-pair">
          <Field
            {...signInForm.field('firstName')}
            label={labelOf(t, 'firstName')}
            autoComplete="given-name"
            required
          />
          <Field
            {...signInForm.field('lastName')}
            label={labelOf(t, 'lastName')}
            autoComplete="family-name"
            required
          />
        </div>
        <EmailField field={signInForm.field('email')} />
        <NewPasswordFields
          label={labelOf(t, 'password')}
          password={signInForm.field('password')}
          confirmation={signInForm.field('confirmation')}
        />
        <FormFailure>{signInForm.failure}</FormFailure>
        <Button type="submit" variant="primary" busy={signInForm.isBusy}>
          {t(signInForm.isBusy ? 'register.busy' : 'register.submit')}
        </Button>
      </form>
      <p className="entry-other">
        {t('register.known')}{' '}
        <LocalLink to="/account/login" className="link entry-link">
          {t('register.login')}
        </LocalLink>
      </p>
    </SignInPage>
  );
}
