import { yupResolver } from '@hookform/resolvers/yup';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '~/src/features/links';
import { FormFailure } from '~/src/features/lazy-form';
import { Button } from '~/src/ui/button';
import { Field } from '~/src/ui/forms/field';
import type { ScreenProps } from '../ui/screen-props';
import { EmailField, NewPasswordFields } from './entry-fields';
import { EntryPage } from './entry-page';
import { labelOf, registerRules, type RegisterValues } from './entry-rules';
import { entryStateOf, useEntryNavigation } from './entry-state';
import { rememberSignUp } from './sign-up-memory';
import { useEntryForm } from './use-entry-form';
import { useIdentity } from './use-identity';

/** Creates an account, whose email address is verified on the next screen. */
export default function RegisterScreen({ location }: ScreenProps) {
  const { t } = useTranslation(['account', 'forms']);
  const identity = useIdentity();
  const goTo = useEntryNavigation();
  const { email } = entryStateOf(location.state);
  const resolver = useMemo(() => yupResolver(registerRules(t)), [t]);
  const entry = useEntryForm<RegisterValues>({
    resolver,
    values: { firstName: '', lastName: '', email: email ?? '', password: '', confirmation: '' },
    send: identity.signUp,
    onDone: ({ email: entered, password }) => {
      rememberSignUp({ email: entered, password });
      goTo('/account/verify', { email: entered, isSent: true });
    },
  });
  return (
    <EntryPage heading={t('register.heading')} subHeading={t('register.text')} hasReasons>
      <form {...entry.formProps} aria-label={t('register.heading')}>
        <div className="account-form-pair">
          <Field
            {...entry.field('firstName')}
            label={labelOf(t, 'firstName')}
            autoComplete="given-name"
            required
          />
          <Field
            {...entry.field('lastName')}
            label={labelOf(t, 'lastName')}
            autoComplete="family-name"
            required
          />
        </div>
        <EmailField field={entry.field('email')} />
        <NewPasswordFields
          label={labelOf(t, 'password')}
          password={entry.field('password')}
          confirmation={entry.field('confirmation')}
        />
        <FormFailure>{entry.failure}</FormFailure>
        <Button type="submit" variant="primary" busy={entry.isBusy}>
          {t(entry.isBusy ? 'register.busy' : 'register.submit')}
        </Button>
      </form>
      <p className="entry-other">
        {t('register.known')}{' '}
        <LocalLink to="/account/login" className="link entry-link">
          {t('register.login')}
        </LocalLink>
      </p>
    </EntryPage>
  );
}
