import { enteredIn, isField } from '../forms/entered';

const CONTROLS = 'a[href], button, input, select, summary, textarea';

/**
 * Notes what a visitor has entered in a part of the page, and which of its controls has the focus,
 * before its elements are replaced by the same ones.
 * @returns enters it in the new elements
 */
export const keepInput = (part: Element): (() => void) => {
  const controls = () => [...part.querySelectorAll<HTMLElement>(CONTROLS)];
  const before = controls();
  const entered = before.map(control => (isField(control) ? enteredIn(control) : null));
  const focused = before.findIndex(control => control === document.activeElement);
  return () => {
    const after = controls();
    entered.forEach((enter, at) => {
      const control = after[at];
      if (isField(control)) enter?.(control);
    });
    after[focused]?.focus({ preventScroll: true });
  };
};
