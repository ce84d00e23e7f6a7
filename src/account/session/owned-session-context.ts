import { createContext, useContext } from 'react';
import type { OwnedSession } from './create-session';

/** Provided by the frame to every screen, signed in or not. */
export const OwnedSessionContext = createContext<OwnedSession | null>(null);

/**
 * The session with the operations that start and end it.
 * @throws outside the frame
 */
export const useOwnedSession = (): OwnedSession => {
  const session = useContext(OwnedSessionContext);
  if (!session) throw new Error('useOwnedSession was called outside the frame of the account.');
  return session;
};
