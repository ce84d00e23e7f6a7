import { yupResolver } from '@hookform/resolvers/yup';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '~/src/features/links';
import { FormFailure } from '~/src/features/lazy-form';
import { Button } from '~/src/ui/button';
import { codeOf } from './entry-failure';
import { EmailField } from './entry-fields';
import { requestRules, type RequestValues } from './entry-rules';
import { useEntryNavigation } from './entry-state';
import { useEntryForm } from './use-entry-form';
import { useIdentity } from './use-identity';

interface RequestCodeProps {
  readonly email: string;
  /** A code is on its way, if there is an account with that address. */
  readonly onSent: (email: string) => void;
}

/** The first step of a new password. */
export function RequestCode({ email, onSent }: RequestCodeProps) {
  const { t } = useTranslation(['account', 'forms']);
  const identity = useIdentity();
  const goTo = useEntryNavigation();
  const resolver = useMemo(() => yupResolver(requestRules(t)), [t]);
  const entry = useEntryForm<RequestValues>({
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
    <>
      <form {...entry.formProps} aria-label={t('reset.heading')}>
        <EmailField field={entry.field('email')} />
        <FormFailure>{entry.failure}</FormFailure>
        <Button type="submit" variant="primary" busy={entry.isBusy}>
          {t(entry.isBusy ? 'reset.requestBusy' : 'reset.request')}
        </Button>
      </form>
      <p className="entry-other">
        <LocalLink to="/account/login" className="link entry-link">
          {t('reset.back')}
        </LocalLink>
      </p>
    </>
  );
}
