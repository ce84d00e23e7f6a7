/** Focuses the heading of the screen, without scrolling: what had the focus is gone. */
export const focusHeading = (): void =>
  document.querySelector('h1')?.focus({ preventScroll: true });
