import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '../ui/account-page';
import { DetailsForm } from './details-form';
import { PasswordForm } from './password-form';
import { errorsOf } from './settings-state';
import '~/src/styles/sheets/account-screens.css';

interface SettingsScreenProps {
  /** The navigation state, with the errors of a rejected submission. */
  readonly state?: unknown;
}

/** My Account: User Details and Update Password (spec account §2). */
export function SettingsScreen({ state }: SettingsScreenProps) {
  const { t } = useTranslation('account-settings');
  const [saved, setSaved] = useState<'details' | 'password' | null>(null);
  return (
    <AccountPage heading={t('headline')} subHeading={t('lead')}>
      <div className="settings-grid">
        <section aria-labelledby="settings-details" className="account-card">
          <h2 id="settings-details" className="text-xl">
            {t('details.title')}
          </h2>
          <DetailsForm
            errors={errorsOf(state)}
            isSaved={saved === 'details'}
            onSaved={done => setSaved(done ? 'details' : null)}
          />
        </section>
        <section aria-labelledby="settings-password" className="account-card">
          <h2 id="settings-password" className="text-xl">
            {t('password.title')}
          </h2>
          <PasswordForm
            isSaved={saved === 'password'}
            onSaved={done => setSaved(done ? 'password' : null)}
          />
        </section>
      </div>
    </AccountPage>
  );
}
