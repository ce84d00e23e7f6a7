import { useEffect, useState } from 'react';
import { sessionStore } from '~/src/features/storage';
import { Notice } from '../sign-in/notice';
import { noticeOf, type SignInNotice } from '../sign-in/sign-in-state';

const KEY = 'account_notice';

/** Stores a notice for the next screen, which may be a new document. */
export const setFlashNotice = (notice: SignInNotice): void => void sessionStore.set(KEY, notice);

interface FlashNoticeProps {
  readonly isSignedIn?: boolean;
}

/** The notice from the previous screen, shown once. */
export function FlashNotice({ isSignedIn = false }: FlashNoticeProps) {
  const [notice, setNotice] = useState<SignInNotice | null>(null);
  useEffect(() => {
    const stored = noticeOf(sessionStore.get(KEY));
    sessionStore.remove(KEY);
    // That of a sign-out is out of date once somebody has signed in.
    if (stored && !(isSignedIn && /^signedOut/.test(stored))) setNotice(stored);
  }, [isSignedIn]);
  return <Notice notice={notice} />;
}
