import { navigate } from 'gatsby';
import { useLocale } from '~/src/features/locale';
import { sessionStore } from '~/src/features/storage';
import { LOGIN_REDIRECT } from '~/src/config/tab-keys';
import { targetAfterSignIn } from '../routing/return-path';

/**
 * Redirects after a sign-in on a screen that is open to customers too; the frame redirects only from
 * screens that are not.
 */
export const useRedirectAfterSignIn = (): (() => void) => {
  const site = useLocale();
  return () => {
    const target = targetAfterSignIn('', sessionStore.get(LOGIN_REDIRECT), site);
    sessionStore.remove(LOGIN_REDIRECT);
    void navigate(target, { replace: true });
  };
};
