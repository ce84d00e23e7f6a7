import { createContext, useContext } from 'react';

/** Tells a screen whether it replaces another one, which the frame knows. */
export interface Arrival {
  readonly isChange: () => boolean;
}

/** Outside the frame a screen is the first one. */
export const ArrivalContext = createContext<Arrival>({ isChange: () => false });

export const useArrival = (): Arrival => useContext(ArrivalContext);
