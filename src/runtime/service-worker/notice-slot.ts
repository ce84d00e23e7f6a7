import { useSyncExternalStore, type ComponentType } from 'react';

type View = ComponentType;

let notice: View | null = null;
const listeners = new Set<() => void>();

/**
 * Shows a card, or none. The code of the card is part of it, because an old tab might not be able
 * to load it any more.
 */
export const setNotice = (view: View | null): void => {
  notice = view;
  listeners.forEach(hear => hear());
};

/** The current card. */
export const currentNotice = (): View | null => notice;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The card of a waiting update; null if there is none. */
export const useNotice = (): View | null =>
  useSyncExternalStore(subscribe, currentNotice, () => null);
