import { useTranslation } from 'react-i18next';
import { CheckIcon } from '~/src/ui/icons';
import type { SignInNotice } from './sign-in-state';

/** Says what happened on the previous screen, or what to do here. */
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
