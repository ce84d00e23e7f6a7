import { createContext, useContext } from 'react';

/** Whether a screen replaced another one or is the first; provided by the frame. */
export interface ScreenChange {
  readonly isChange: () => boolean;
}

/** Outside the frame, every screen counts as the first. */
export const ScreenChangeContext = createContext<ScreenChange>({ isChange: () => false });

export const useScreenChange = (): ScreenChange => useContext(ScreenChangeContext);
