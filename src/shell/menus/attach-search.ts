import { createElement, type ReactNode } from 'react';
import { loadSearchDialog } from '~/src/features/search';

const MENU_BUTTON = '.header button';

/** Not the focus: Tab must lead past the field (WCAG 3.2.1). */
const OPENING_EVENTS = ['submit', 'click', 'input'] as const;

/** The focus goes back to what opened the search, or to the menu's button where that is shut by now. */
const returnFocus = (opener: HTMLElement): void => {
  const target = opener.checkVisibility()
    ? opener
    : document.querySelector<HTMLElement>(MENU_BUTTON);
  target?.focus();
};

/** Puts what is typed while the dialog loads into the field, which hands it to the dialog. */
const collectLetters = (input: HTMLInputElement, signal: AbortSignal): void =>
  document.addEventListener(
    'keydown',
    event => {
      const { key, target, ctrlKey, metaKey, altKey, isComposing } = event;
      const isLetter = [...key].length === 1 && !ctrlKey && !metaKey && !altKey && !isComposing;
      if (!isLetter || target === input) return;
      event.preventDefault();
      input.value += key;
    },
    { capture: true, signal },
  );

/**
 * Opens the search from its forms in the menu: by a button, or by a press or typing in the field. If its code
 * cannot be loaded, the form with the field leads to the search page.
 * @param first the event that loaded this code
 */
export const attachSearch = (
  root: HTMLElement,
  first: Event,
  { show, signal }: { show: (dialog: ReactNode) => void; signal: AbortSignal },
): void => {
  const forms = [...root.querySelectorAll('form')];
  const input = root.querySelector('input');
  if (!input) return;
  let isOpen = false;

  const open = async (): Promise<void> => {
    if (isOpen) return;
    isOpen = true;
    const opener =
      document.activeElement instanceof HTMLElement ? document.activeElement : document.body;
    const loaded = new AbortController();
    collectLetters(input, loaded.signal);
    try {
      const Search = await loadSearchDialog();
      const onClose = (): void => {
        isOpen = false;
        show(null);
        returnFocus(opener);
      };
      show(createElement(Search, { text: input.value, onClose }));
      input.value = '';
    } catch {
      isOpen = false;
      input.form?.submit();
    } finally {
      loaded.abort();
    }
  };
  const hear = (event: Event): void => {
    if (event.type === 'submit') event.preventDefault();
    if (OPENING_EVENTS.some(type => type === event.type)) void open();
  };
  for (const form of forms) {
    for (const type of OPENING_EVENTS) form.addEventListener(type, hear, { signal });
    if (form.contains(first.target instanceof Node ? first.target : null)) hear(first);
  }
};
