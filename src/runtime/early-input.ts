import type { EarlyNotes } from './inline/early-notes';
import { showLoadError } from './route-events/load-error-notice';

// What a visitor presses before React listens would be lost. `noteEarlyInput` writes it down.

type TextField = HTMLInputElement | HTMLTextAreaElement;
type Replay = () => void;

// React takes what stands in a field when it hydrates for its own doing, and hears of a change only
// where the value differs from the one that it remembers. Setting the element's own property tells
// React of the older value, the prototype's setter goes behind its back.
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

// Not a button that the browser itself serves, such as a popover's or a form's.
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

/** Buttons that the start script tells as unavailable where no script seems to come. */
const SENDERS = 'form:not([action]) [type=submit]';

/** The start script marks what was pressed, so that the visitor sees that it was heard. */
const clearPressedMarks = (): void => {
  for (const button of document.querySelectorAll('button[aria-busy]')) {
    button.removeAttribute('aria-busy');
  }
};

let replays: readonly (readonly [Element, Replay])[] = [];

/**
 * From here on React hears everything itself. What stands in the fields is kept: React puts its own
 * state in their place. A form that was sent again and again is sent once: nobody who taps a button that
 * does not answer means to buy four.
 */
export const stopRecordingInput = (): void => {
  window.___early?.stop?.();
  // It may have been said that the page does not answer.
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

/**
 * Does again, in order, what was pressed and chosen before the page came to life: each press of a
 * button, and each field and form once.
 */
export const replayEarlyInput = async (): Promise<void> => {
  const waiting = replays;
  replays = [];
  clearPressedMarks();
  for (const [target, repeat] of waiting) {
    if (target.isConnected) repeat();
    // React draws in a microtask: the next press has to meet what this one has changed.
    await Promise.resolve();
  }
};
