import { useTranslation } from 'react-i18next';
import { CheckIcon, InfoIcon } from '~/src/ui/icons';
import type { SignInNotice } from './sign-in-state';

/** Notices of something that was done; the others ask for something. */
const DONE: readonly SignInNotice[] = [
  'verified',
  'alreadyVerified',
  'passwordChanged',
  'signedOut',
];

/** Says what happened on the previous screen, or what to do here. */
export function Notice({ notice }: { readonly notice: SignInNotice | null }) {
  const { t } = useTranslation('account');
  return (
    <div role="status">
      {notice && (
        <p className="entry-notice">
          {DONE.includes(notice) ? <CheckIcon size={20} /> : <InfoIcon size={20} />}
          <span>
            {t(`notice.${notice}`)}
            {notice === 'passwordChanged' && (
              <span className="entry-notice-more">{t('otherDevices')}</span>
            )}
          </span>
        </p>
      )}
    </div>
  );
}
