import { useEffect, useState } from 'react';
import { useSignInNavigation, type SignInState } from './sign-in-state';

export interface MailLink {
  readonly email: string | null;
  readonly code: string | null;
}

const read = (search: string): MailLink => {
  const query = new URLSearchParams(search);
  return { email: query.get('email') || null, code: query.get('code') || null };
};

/**
 * Reads the link of an email, or of an order's page, and removes it from the address bar at once: no
 * report and no history entry may contain an email address or a code.
 */
export const useMailLink = (path: string, search: string): MailLink => {
  const goTo = useSignInNavigation();
  const [link] = useState(() => read(search));
  const isNamed = read(search).email !== null || read(search).code !== null;
  useEffect(() => {
    if (!isNamed) return;
    const state: Partial<SignInState> = { email: link.email, isSent: true };
    goTo(path, state, { replace: true });
  }, [isNamed, link, path, goTo]);
  return link;
};
