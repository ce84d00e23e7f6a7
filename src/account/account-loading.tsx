import { useTranslation } from 'react-i18next';
import { PhoneLink } from '~/src/features/links';
import { FrameSkeleton } from './ui/account-skeleton';

/** Shown until the session is known. Without JavaScript it says what to do instead. */
export function AccountLoading({ phone }: { readonly phone: string | null }) {
  const { t } = useTranslation('account');
  return (
    <div className="wrap account">
      <h1 className="sr-only">{t('titles.home')}</h1>
      <noscript>
        <p className="notice">{t('noScript')}</p>
        {phone !== null && (
          <p>
            <PhoneLink phone={phone} className="link inline-block py-2.5">
              {t('noScriptCall', { phone })}
            </PhoneLink>
          </p>
        )}
      </noscript>
      <div className="script-only account-loading">
        <FrameSkeleton />
      </div>
    </div>
  );
}
