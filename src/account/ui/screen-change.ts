import { createContext, useContext } from 'react';

/** Whether a screen replaces another one or is the first; provided by the frame. */
export interface ScreenChange {
  readonly isChange: () => boolean;
}

/** Outside the frame a screen is the first one. */
export const ScreenChangeContext = createContext<ScreenChange>({ isChange: () => false });

export const useScreenChange = (): ScreenChange => useContext(ScreenChangeContext);
