import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScreenProps } from '../ui/screen-props';
import { ChoosePassword } from './choose-password';
import { SignInPage } from './sign-in-page';
import { signInStateOf, useSignInNavigation } from './sign-in-state';
import { RequestCode } from './request-code';
import { useMailLink } from './use-mail-link';

const PATH = '/account/reset-password';

/** Resets a password: first asks for an email address, then for the code and a new password. */
export default function ResetPasswordScreen({ location }: ScreenProps) {
  const { t } = useTranslation('account');
  const link = useMailLink(PATH, location.search);
  const { email: known, isSent } = signInStateOf(location.state);
  const goTo = useSignInNavigation();
  const wasSentTo = isSent ? known : null;
  const [sentTo, setSentTo] = useState(link.code === null ? wasSentTo : link.email);
  // The step is in the history entry, so that a reload keeps it.
  const setStep = (email: string | null): void => {
    setSentTo(email);
    goTo(PATH, { email: email ?? sentTo, isSent: email !== null }, { replace: true });
  };
  return sentTo === null ? (
    <SignInPage heading={t('reset.heading')} subHeading={t('reset.text')}>
      <RequestCode email={link.email ?? known ?? ''} onSent={setStep} />
    </SignInPage>
  ) : (
    <SignInPage
      heading={t('reset.chooseHeading')}
      subHeading={link.code === null ? t('reset.sentTo', { email: sentTo }) : null}
    >
      <ChoosePassword email={sentTo} code={link.code ?? ''} onOther={() => setStep(null)} />
    </SignInPage>
  );
}
