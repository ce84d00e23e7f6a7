import { navigate } from 'gatsby';
import { useLocale } from '~/src/features/locale';
import { sessionStore } from '~/src/features/storage';
import { LOGIN_REDIRECT } from '~/src/config/tab-keys';
import { targetAfterSignIn } from '../routing/return-path';

/**
 * Navigates on after a sign-in on a screen that is open to customers too, from which the frame does
 * not redirect.
 */
export const useGoOn = (): (() => void) => {
  const site = useLocale();
  return () => {
    const target = targetAfterSignIn('', sessionStore.get(LOGIN_REDIRECT), site);
    sessionStore.remove(LOGIN_REDIRECT);
    void navigate(target, { replace: true });
  };
};
