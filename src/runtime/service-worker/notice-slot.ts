import { useSyncExternalStore, type ComponentType } from 'react';

type View = ComponentType;

let notice: View | null = null;
const listeners = new Set<() => void>();

/** Show a card, or none. Its code comes with it: an old tab might not find it any more. */
export const setNotice = (view: View | null): void => {
  notice = view;
  listeners.forEach(hear => hear());
};

/** The card that is shown. */
export const currentNotice = (): View | null => notice;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The card of an update that waits; null where there is none. */
export const useNotice = (): View | null =>
  useSyncExternalStore(subscribe, currentNotice, () => null);
