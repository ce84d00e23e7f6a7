type Listener = () => void;

const listeners = new Set<Listener>();

/** Notifies about every page shown from now on. */
export const onRouteShown = (listener: Listener): void => void listeners.add(listener);

export const notifyRouteShown = (): void => listeners.forEach(hear => hear());
