/** The actions of the player's keys. */
export type PlayerAction =
  | 'toggle'
  | 'back'
  | 'forward'
  | 'mute'
  | 'fullScreen'
  | 'captions'
  | 'slower'
  | 'faster';

const ACTIONS: ReadonlyMap<string, PlayerAction> = new Map([
  ['k', 'toggle'],
  ['arrowleft', 'back'],
  ['arrowright', 'forward'],
  ['j', 'back'],
  ['l', 'forward'],
  ['m', 'mute'],
  ['f', 'fullScreen'],
  ['c', 'captions'],
  ['<', 'slower'],
  ['>', 'faster'],
]);

/**
 * The space bar activates these natively, and the buttons inside a video cannot be told apart from
 * it.
 */
const PRESSED_BY_SPACE = 'button, summary, a, video';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'> & {
  readonly target: EventTarget | null;
};

/** The action of a key press; null if the browser or the focused control handles it. */
export const actionOf = ({ key, ctrlKey, metaKey, altKey, target }: Press): PlayerAction | null => {
  if (ctrlKey || metaKey || altKey || !(target instanceof Element)) return null;
  if (target.matches('select, input, textarea')) return null;
  const name = key.toLowerCase();
  if (name === ' ') return target.closest(PRESSED_BY_SPACE) ? null : 'toggle';
  return ACTIONS.get(name) ?? null;
};

export const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** The next speed above (`1`) or below (`-1`); stays at the last one. */
export const speedBeside = (speed: number, direction: 1 | -1): number => {
  const at = SPEEDS.findIndex(each => each >= speed);
  const from = at < 0 ? SPEEDS.length - 1 : at;
  return SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, from + direction))] ?? 1;
};
