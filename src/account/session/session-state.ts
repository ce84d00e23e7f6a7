import type { SessionState } from './account-session';

interface ObservedState {
  readonly get: () => SessionState;
  /** Calls the listeners, unless the state is the same. */
  readonly set: (next: SessionState) => void;
  /** @returns ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
}

const isSame = (one: SessionState, other: SessionState): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The state of a session and its listeners; `unknown` at first. */
export const createSessionState = (): ObservedState => {
  const listeners = new Set<() => void>();
  let state: SessionState = { status: 'unknown' };
  return {
    get: () => state,
    set: next => {
      if (isSame(state, next)) return;
      state = next;
      listeners.forEach(listener => listener());
    },
    subscribe: listener => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
