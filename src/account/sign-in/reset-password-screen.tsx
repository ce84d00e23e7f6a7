import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScreenProps } from '../ui/screen-props';
import { ChoosePassword } from './choose-password';
import { EntryPage } from './entry-page';
import { entryStateOf } from './entry-state';
import { RequestCode } from './request-code';
import { useMailLink } from './use-mail-link';

/** Sets a new password: asks for a code, then for the code and the password. */
export default function ResetPasswordScreen({ location }: ScreenProps) {
  const { t } = useTranslation('account');
  const link = useMailLink('/account/reset-password', location.search);
  const { email: known } = entryStateOf(location.state);
  const [sentTo, setSentTo] = useState(link.code === null ? null : link.email);
  return sentTo === null ? (
    <EntryPage heading={t('reset.heading')} subHeading={t('reset.text')}>
      <RequestCode email={link.email ?? known ?? ''} onSent={setSentTo} />
    </EntryPage>
  ) : (
    <EntryPage
      heading={t('reset.chooseHeading')}
      subHeading={link.code === null ? t('reset.sentTo', { email: sentTo }) : null}
    >
      <ChoosePassword email={sentTo} code={link.code ?? ''} onOther={() => setSentTo(null)} />
    </EntryPage>
  );
}
