import { useEffect } from 'react';

/** The URL of the action dialog that was just dismissed. */
let dismissed: string | null = null;

/** Records that the dialog at this URL is being dismissed. */
export const rememberDismissedDialog = (): void => {
  dismissed = window.location.pathname + window.location.search;
};

/**
 * Focuses the link that opened the dismissed dialog. The browser cannot, because the screen behind
 * the dialog was rendered again. For screens: it has to run after their headings have taken the
 * focus.
 */
export const useRestoredOpenerFocus = (): void => {
  useEffect(() => {
    const address = dismissed;
    dismissed = null;
    if (address === null) return;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    links.find(link => link.getAttribute('href') === address)?.focus();
  }, []);
};
