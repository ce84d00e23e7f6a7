/** How long the second press of a double click or tap may take, and how far from the first it may be. */
const LATEST_MS = 700;
const FARTHEST_PX = 24;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Ignores a second press at the same place for a moment: the first one has closed a dialog, and what lies
 * behind it is not meant. A press anywhere else ends that: what follows it is meant. `isMeant` says
 * which targets are pressed all the same.
 */
export const ignoreRepeatedPress = (
  pressed: Point,
  isMeant: (target: EventTarget | null) => boolean = () => false,
): void => {
  const kinds = ['mousedown', 'click'] as const;
  const stop = (): void => {
    for (const kind of kinds) window.removeEventListener(kind, refuse, true);
  };
  const refuse = (event: MouseEvent): void => {
    if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > FARTHEST_PX) {
      stop();
      return;
    }
    if (isMeant(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const kind of kinds) window.addEventListener(kind, refuse, true);
  setTimeout(stop, LATEST_MS);
};
