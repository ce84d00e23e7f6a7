type Listener = () => void;

const listeners = new Set<Listener>();

/** Hears of every page that is shown from now on. */
export const onRouteShown = (listener: Listener): void => void listeners.add(listener);

export const notifyRouteShown = (): void => listeners.forEach(hear => hear());
