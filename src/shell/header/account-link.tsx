import { useTranslation } from 'react-i18next';
import { HAS_ACCOUNTS } from '~/src/config/account-offer';
import { localizePath } from '~/src/config/paths';
import { useCustomer } from '~/src/features/customer';
import { useLocale } from '~/src/features/locale';
import { UserCheckIcon, UserIcon } from '~/src/ui/icons';

/**
 * Leads to the account, or to its sign-in; an icon, or with `className` the words, for the phone's
 * menu. A plain link: the account's pages need a document of their own, because only its
 * policy lets them call the identity provider.
 */
export function AccountLink({ className }: { className?: string }) {
  const { t } = useTranslation('common');
  const { brand, locale } = useLocale();
  const { isSignedIn } = useCustomer();
  if (!HAS_ACCOUNTS) return null;
  const label = t(isSignedIn ? 'header.account' : 'header.signIn');
  return (
    <a
      href={localizePath('/account', locale, brand)}
      className={className ?? 'icon-btn'}
      aria-label={className ? undefined : label}
    >
      {className ? label : isSignedIn ? <UserCheckIcon /> : <UserIcon />}
    </a>
  );
}
