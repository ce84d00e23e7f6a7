import { createContext, useContext } from 'react';

/** Tells a screen whether it replaces another one, which the frame knows. */
export interface ScreenChange {
  readonly isChange: () => boolean;
}

/** Outside the frame a screen is the first one. */
export const ScreenChangeContext = createContext<ScreenChange>({ isChange: () => false });

export const useScreenChange = (): ScreenChange => useContext(ScreenChangeContext);
