import { useEffect, useState } from 'react';
import { sessionStore } from '~/src/features/storage';
import { Notice } from '../sign-in/notice';
import { noticeOf, type SignInNotice } from '../sign-in/sign-in-state';

const KEY = 'account_notice';

/** Stores a notice for the next screen, which may be a new document. */
export const setFlashNotice = (notice: SignInNotice): void => void sessionStore.set(KEY, notice);

export const clearFlashNotice = (): void => sessionStore.remove(KEY);

const ABOUT_THE_END: readonly SignInNotice[] = ['signedOut', 'signedOutUnsaved', 'sessionEnded'];

interface FlashNoticeProps {
  readonly isSignedIn?: boolean;
}

/** The notice from the previous screen, shown once. */
export function FlashNotice({ isSignedIn = false }: FlashNoticeProps) {
  const [notice, setNotice] = useState<SignInNotice | null>(null);
  useEffect(() => {
    const stored = noticeOf(sessionStore.get(KEY));
    sessionStore.remove(KEY);
    // The end of a session is out of date once somebody has signed in.
    const isOutdated = isSignedIn && stored !== null && ABOUT_THE_END.includes(stored);
    if (!isOutdated) setNotice(stored);
  }, [isSignedIn]);
  return <Notice notice={notice} />;
}
