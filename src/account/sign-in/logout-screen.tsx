import { useEffect } from 'react';
import { useOwnedSession } from '../session/owned-session-context';
import { SigningOutWait } from '../ui/signing-out-wait';

/** Signs out when opened, and leaves for the store's logout address. */
export default function LogoutScreen() {
  const session = useOwnedSession();
  useEffect(() => void session.signOut(), [session]);
  return <SigningOutWait />;
}
