import type { EarlyNotes } from './inline/early-notes';
import { showLoadError } from './route-events/load-error-notice';

// Presses before hydration would be lost. `noteEarlyInput` records them.

type TextField = HTMLInputElement | HTMLTextAreaElement;
type Replay = () => void;

// When React hydrates a field, it takes the current value for its own, and notices a change only if
// the value differs from the one it remembers. Setting the property of the element tells React the
// older value; the setter of the prototype bypasses React.
const replayTyping = (field: TextField): Replay => {
  const { value, defaultValue } = field;
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  return () => {
    if (value === defaultValue) return;
    field.value = defaultValue;
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
};

const replayTick = (field: HTMLInputElement): Replay => {
  const { checked, defaultChecked } = field;
  return () => {
    if (checked === defaultChecked) return;
    field.checked = defaultChecked;
    field.click();
  };
};

const replaySelection = (field: HTMLSelectElement): Replay => {
  const { value } = field;
  return () => {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
};

const isTicked = (field: HTMLInputElement): boolean => /^(?:checkbox|radio)$/.test(field.type);

// Except buttons that the browser handles itself, such as those of popovers and forms.
const replayPress = (target: Element): Replay => {
  const button = target.closest<HTMLElement>('button[type="button"]:not([popovertarget])');
  return () => button?.click();
};

const replaySubmit =
  (form: HTMLFormElement): Replay =>
  () =>
    form.requestSubmit();

const fieldReplay = (target: Element): Replay | null => {
  if (target instanceof HTMLSelectElement) return replaySelection(target);
  if (target instanceof HTMLTextAreaElement) return replayTyping(target);
  if (target instanceof HTMLInputElement)
    return isTicked(target) ? replayTick(target) : replayTyping(target);
  return null;
};

/** Buttons that the start script marked as unavailable because no script seemed to load. */
const SENDERS = 'form:not([action]) [type=submit]';

/** The start script marks pressed buttons as busy, so that visitors see a response. */
const clearPressedMarks = (): void => {
  for (const button of document.querySelectorAll('button[aria-busy]')) {
    button.removeAttribute('aria-busy');
  }
};

let replays: readonly (readonly [Element, Replay])[] = [];

/**
 * From here on React handles input itself. Save the values of the fields, because React replaces
 * them by its own state. A form that was submitted repeatedly is submitted once: nobody who taps a
 * button that does not respond wants to buy four.
 */
export const stopRecordingInput = (): void => {
  window.___early?.stop?.();
  // The notice that the page does not answer may be shown.
  if (window.___early) {
    showLoadError(false);
    for (const button of document.querySelectorAll(SENDERS))
      button.removeAttribute('aria-disabled');
  }
  const seen = new Set<Element>();
  const notes: EarlyNotes | undefined = window.___early;
  replays = (notes?.splice(0) ?? []).flatMap(([type, target]) => {
    if (!(target instanceof Element) || seen.has(target)) return [];
    const field = fieldReplay(target);
    if (field) seen.add(target);
    if (field) return [[target, field] as const];
    if (type === 'submit' && target instanceof HTMLFormElement) {
      seen.add(target);
      return [[target, replaySubmit(target)] as const];
    }
    return type === 'click' ? [[target, replayPress(target)] as const] : [];
  });
};

/** Replays the recorded input in order: every press of a button, and every field and form once. */
export const replayEarlyInput = async (): Promise<void> => {
  const waiting = replays;
  replays = [];
  clearPressedMarks();
  for (const [target, repeat] of waiting) {
    if (target.isConnected) repeat();
    // React renders in a microtask: the next press must see the result of this one.
    await Promise.resolve();
  }
};
