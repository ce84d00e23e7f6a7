import { navigate } from 'gatsby';
import { useCallback } from 'react';
import { recordOf, textOf } from '~/src/domain/data/read';
import { localizePath } from '~/src/config/paths';
import { useLocale } from '~/src/features/locale';

/** A notice that one screen passes to the next. */
export type SignInNotice =
  | 'verified'
  | 'alreadyVerified'
  | 'passwordChanged'
  | 'unconfirmed'
  | 'sessionEnded'
  | 'signedOut'
  | 'signedOutUnsaved';

const NOTICES: readonly SignInNotice[] = [
  'verified',
  'alreadyVerified',
  'passwordChanged',
  'unconfirmed',
  'sessionEnded',
  'signedOut',
  'signedOutUnsaved',
];

/** The notice of that name; null if there is none. */
export const noticeOf = (name: unknown): SignInNotice | null =>
  NOTICES.find(each => each === name) ?? null;

/** What the sign-in screens pass to each other in the navigation state. */
export interface SignInState {
  readonly email: string | null;
  readonly notice: SignInNotice | null;
  /** Whether a code has already been sent. */
  readonly isSent: boolean;
}

/** Reads the navigation state, whose content is not trusted. */
export const signInStateOf = (state: unknown): SignInState => {
  const { email, notice, isSent } = recordOf(state);
  return {
    email: textOf(email),
    notice: noticeOf(notice),
    isSent: isSent === true,
  };
};

/** Opens another sign-in screen; its data is in the navigation state, never in the URL. */
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
