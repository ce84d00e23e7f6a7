import { navigate } from 'gatsby';
import { useCallback } from 'react';
import { recordOf, textOf } from '~/src/domain/data/read';
import { localizePath } from '~/src/config/paths';
import { useLocale } from '~/src/features/locale';

/** A sentence that one screen leaves for the next. */
export type SignInNotice =
  | 'verified'
  | 'alreadyVerified'
  | 'passwordChanged'
  | 'unconfirmed'
  | 'signedOut'
  | 'signedOutUnsaved';

const NOTICES: readonly SignInNotice[] = [
  'verified',
  'alreadyVerified',
  'passwordChanged',
  'unconfirmed',
  'signedOut',
  'signedOutUnsaved',
];

/** The notice of that name; null for anything else. */
export const noticeOf = (name: unknown): SignInNotice | null =>
  NOTICES.find(each => each === name) ?? null;

/** What one sign-in screen passes to the next in the navigation state. */
export interface SignInState {
  readonly email: string | null;
  readonly notice: SignInNotice | null;
  /** Whether a code was sent already. */
  readonly isSent: boolean;
}

/** Reads the navigation state, which may be anything. */
export const signInStateOf = (state: unknown): SignInState => {
  const { email, notice, isSent } = recordOf(state);
  return {
    email: textOf(email),
    notice: noticeOf(notice),
    isSent: isSent === true,
  };
};

/** Goes to another screen of the sign-in, with what it should know; never in the address. */
export const useSignInNavigation = () => {
  const { brand, locale } = useLocale();
  return useCallback(
    (
      path: string,
      state: Partial<SignInState>,
      { replace = false }: { readonly replace?: boolean } = {},
    ): void => void navigate(localizePath(path, locale, brand), { state, replace }),
    [brand, locale],
  );
};
