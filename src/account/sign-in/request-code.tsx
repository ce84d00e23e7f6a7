import { yupResolver } from '@hookform/resolvers/yup';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '~/src/features/lazy-form';
import { Button } from '~/src/ui/button';
import { codeOf } from './sign-in-failure';
import { EmailField } from './sign-in-fields';
import { requestRules, type RequestValues } from './sign-in-rules';
import { useSignInNavigation } from './sign-in-state';
import { useSignInForm } from './use-sign-in-form';
import { useIdentity } from '../session/use-identity';

interface RequestCodeProps {
  readonly email: string;
  /** Called once a code has been sent, if there is an account with that address. */
  readonly onSent: (email: string) => void;
}

/** The first step of a password reset. */
export function RequestCode({ email, onSent }: RequestCodeProps) {
  const { t } = useTranslation(['account', 'forms']);
  const identity = useIdentity();
  const goTo = useSignInNavigation();
  const resolver = useMemo(() => yupResolver(requestRules(t)), [t]);
  const signInForm = useSignInForm<RequestValues>({
    resolver,
    values: { email },
    send: typed => identity.forgotPassword(typed.email),
    onDone: typed => onSent(typed.email),
    onFailure: (error, typed) => {
      if (codeOf(error) !== 'unconfirmed') return false;
      goTo('/account/verify', { email: typed.email, notice: 'unconfirmed' });
      return true;
    },
  });
  return (
    <form {...signInForm.formProps} aria-label={t('reset.heading')}>
      <EmailField field={signInForm.field('email')} />
      <FormFailure>{signInForm.failure}</FormFailure>
      <Button type="submit" variant="primary" busy={signInForm.isBusy}>
        {t(signInForm.isBusy ? 'reset.requestBusy' : 'reset.request')}
      </Button>
    </form>
  );
}
