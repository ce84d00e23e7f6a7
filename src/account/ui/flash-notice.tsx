import { useEffect, useState } from 'react';
import { sessionStore } from '~/src/features/storage';
import { Notice } from '../sign-in/notice';
import { noticeOf, type SignInNotice } from '../sign-in/sign-in-state';

const KEY = 'account_notice';

/** Stores a notice for the next screen, which may be a new document. */
export const setFlashNotice = (notice: SignInNotice): void => void sessionStore.set(KEY, notice);

/** The notice from the previous screen, shown once. */
export function FlashNotice() {
  const [notice, setNotice] = useState<SignInNotice | null>(null);
  useEffect(() => {
    const stored = noticeOf(sessionStore.get(KEY));
    sessionStore.remove(KEY);
    if (stored) setNotice(stored);
  }, []);
  return <Notice notice={notice} />;
}
