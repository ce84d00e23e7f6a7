export type EarlyEvent = readonly [type: string, target: EventTarget | null];

/** What was done so far; `stop` once React listens. */
export type EarlyNotes = EarlyEvent[] & { stop?: () => void };

declare global {
  interface Window {
    ___early?: EarlyNotes;
  }
}

/**
 * Writes down what is pressed before React listens, for `replayEarlyInput`, and marks it as busy. A form
 * without an address of its own waits with it instead of loading the page anew.
 * @param kinds which events are written down, such as `click`
 * @param onNote called after each
 * @param isGivenUp whether it is known that nobody will hear it: then nothing is marked
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
