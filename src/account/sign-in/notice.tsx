import { useTranslation } from 'react-i18next';
import { CheckIcon } from '~/src/ui/icons';
import type { SignInNotice } from './sign-in-state';

/** What the screen before has done, or what is to be done here. */
export function Notice({ notice }: { readonly notice: SignInNotice | null }) {
  const { t } = useTranslation('account');
  return (
    <div role="status">
      {notice && (
        <p className="entry-notice">
          <CheckIcon size={20} />
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
