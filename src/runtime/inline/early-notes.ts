export type EarlyEvent = readonly [type: string, target: EventTarget | null];

/** The input so far; call `stop` when React listens. */
export type EarlyNotes = EarlyEvent[] & { stop?: () => void };

declare global {
  interface Window {
    ___early?: EarlyNotes;
  }
}

/**
 * Records input before React listens, for `replayEarlyInput`, and marks pressed buttons as busy. A
 * form without an action is kept from reloading the page.
 * @param kinds types of the events to record, such as `click`
 * @param onNote called after each
 * @param isGivenUp whether the page is known not to answer: then nothing is marked
 * @param onStop called when React listens
 */
export const noteEarlyInput = (
  kinds: readonly string[],
  onNote: () => void,
  isGivenUp: () => boolean | undefined,
  onStop: () => void,
): void => {
  const note = (event: Event): void => {
    const kind = event.type;
    const target = event.target as Element;
    let button: Element | null | undefined = (event as SubmitEvent).submitter;
    if (kind === 'submit') {
      if (target.hasAttribute('action')) return;
      event.preventDefault();
    }
    if (kind === 'click') button = target.closest('button[type=button]:not([popovertarget])');
    if (button && !isGivenUp()) button.setAttribute('aria-busy', 'true');
    notes.push([kind, target]);
    onNote();
  };
  const notes: EarlyNotes = (window.___early = []);
  notes.stop = () => {
    onStop();
    kinds.forEach(kind => {
      document.removeEventListener(kind, note, true);
    });
  };
  kinds.forEach(kind => {
    document.addEventListener(kind, note, true);
  });
};
