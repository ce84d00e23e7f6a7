import { useEffect } from 'react';

/** The address of the action whose dialog was left for another screen without doing anything. */
let left: string | null = null;

/** Notes that the dialog of this address is left, on the way to the screen that opened it. */
export const noteLeftDialog = (): void => {
  left = window.location.pathname + window.location.search;
};

/**
 * Gives the focus to the link by which the dialog was opened that was just left: the screen behind it is another one,
 * so the browser cannot. For screens, so that it comes after their headings took the focus.
 */
export const useOpenerFocus = (): void => {
  useEffect(() => {
    const address = left;
    left = null;
    if (address === null) return;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    links.find(link => link.getAttribute('href') === address)?.focus();
  }, []);
};
