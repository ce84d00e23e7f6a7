import type { EarlyNotes } from './inline/early-notes';
import { showTrouble } from './route-events/trouble-notice';

// What a visitor presses before React listens would be lost. `noteEarlyInput` writes it down.

type Typed = HTMLInputElement | HTMLTextAreaElement;
type Repeat = () => void;

// React takes what stands in a field when it hydrates for its own doing, and hears of a change only
// where the value differs from the one that it remembers. Setting the element's own property tells
// React of the older value, the prototype's setter goes behind its back.
const typed = (field: Typed): Repeat => {
  const { value, defaultValue } = field;
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  return () => {
    if (value === defaultValue) return;
    field.value = defaultValue;
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
};

const ticked = (field: HTMLInputElement): Repeat => {
  const { checked, defaultChecked } = field;
  return () => {
    if (checked === defaultChecked) return;
    field.checked = defaultChecked;
    field.click();
  };
};

const chosen = (field: HTMLSelectElement): Repeat => {
  const { value } = field;
  return () => {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
};

const isTicked = (field: HTMLInputElement): boolean => /^(?:checkbox|radio)$/.test(field.type);

// Not a button that the browser itself serves, such as a popover's or a form's.
const pressed = (target: Element): Repeat => {
  const button = target.closest<HTMLElement>('button[type="button"]:not([popovertarget])');
  return () => button?.click();
};

const sent =
  (form: HTMLFormElement): Repeat =>
  () =>
    form.requestSubmit();

const fieldRepeat = (target: Element): Repeat | null => {
  if (target instanceof HTMLSelectElement) return chosen(target);
  if (target instanceof HTMLTextAreaElement) return typed(target);
  if (target instanceof HTMLInputElement) return isTicked(target) ? ticked(target) : typed(target);
  return null;
};

/** Buttons that the start script tells as unavailable where no script seems to come. */
const SENDERS = 'form:not([action]) [type=submit]';

/** The start script marks what was pressed, so that the visitor sees that it was heard. */
const unmarkHeard = (): void => {
  for (const button of document.querySelectorAll('button[aria-busy]')) {
    button.removeAttribute('aria-busy');
  }
};

let repeats: readonly (readonly [Element, Repeat])[] = [];

/**
 * From here on React hears everything itself. What stands in the fields is kept: React puts its own
 * state in their place. A form that was sent again and again is sent once: nobody who taps a button that
 * does not answer means to buy four.
 */
export const stopNotingInput = (): void => {
  window.___early?.stop?.();
  // It may have been said that the page does not answer.
  if (window.___early) {
    showTrouble(false);
    for (const button of document.querySelectorAll(SENDERS))
      button.removeAttribute('aria-disabled');
  }
  const seen = new Set<Element>();
  const notes: EarlyNotes | undefined = window.___early;
  repeats = (notes?.splice(0) ?? []).flatMap(([type, target]) => {
    if (!(target instanceof Element) || seen.has(target)) return [];
    const field = fieldRepeat(target);
    if (field) seen.add(target);
    if (field) return [[target, field] as const];
    if (type === 'submit' && target instanceof HTMLFormElement) {
      seen.add(target);
      return [[target, sent(target)] as const];
    }
    return type === 'click' ? [[target, pressed(target)] as const] : [];
  });
};

/**
 * Does again, in order, what was pressed and chosen before the page came to life: each press of a
 * button, and each field and form once.
 */
export const repeatEarlyInput = async (): Promise<void> => {
  const waiting = repeats;
  repeats = [];
  unmarkHeard();
  for (const [target, repeat] of waiting) {
    if (target.isConnected) repeat();
    // React draws in a microtask: the next press has to meet what this one has changed.
    await Promise.resolve();
  }
};
