import { useSyncExternalStore, type ComponentType } from 'react';

type View = ComponentType;

let offered: View | null = null;
const listeners = new Set<() => void>();

/** Show a card, or none. Its code comes with it: an old tab might not find it any more. */
export const setOffer = (view: View | null): void => {
  offered = view;
  listeners.forEach(hear => hear());
};

/** The card that is shown. */
export const shownOffer = (): View | null => offered;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The card of an update that waits; null where there is none. */
export const useOffer = (): View | null => useSyncExternalStore(subscribe, shownOffer, () => null);
