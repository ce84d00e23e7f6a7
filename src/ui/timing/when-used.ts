const INTERACTION_EVENTS = ['pointerdown', 'keydown', 'scroll'] as const;

/** Once the visitor interacts with the page: a press, a key or a scroll. */
export const whenUsed = (): Promise<void> =>
  new Promise(resolve => {
    const options = { capture: true, passive: true };
    const end = (): void => {
      for (const sign of INTERACTION_EVENTS) window.removeEventListener(sign, end, options);
      resolve();
    };
    for (const sign of INTERACTION_EVENTS) window.addEventListener(sign, end, options);
  });

let firstUse: Promise<void> | null = null;

/** The first interaction since this was first called; at once if there was one. */
export const whenFirstUsed = (): Promise<void> => (firstUse ??= whenUsed());
