import type { CartEvent } from '../types';

type Listener = (event: CartEvent) => void;

const listeners = new Set<Listener>();

/** Subscribes to confirmed changes. @returns unsubscribe */
export function onCartEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function emitCartEvent(event: CartEvent): void {
  listeners.forEach(listener => listener(event));
}
