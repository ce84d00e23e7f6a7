/** Focuses the heading of the screen, without scrolling: what had the focus is gone. */
export const focusHeading = (): void =>
  document.querySelector('h1')?.focus({ preventScroll: true });

/** Focuses the heading and scrolls to it, where it says what has happened. */
export const showHeading = (): void => document.querySelector('h1')?.focus();
