import { whenIdle } from './when-idle';
import { whenUsed } from './when-used';

/** The wait once the browser is idle, in ms. */
const WAIT_MS = 3000;

const afterDelay = async (): Promise<void> => {
  await whenIdle();
  await new Promise(resolve => setTimeout(resolve, WAIT_MS));
};

/** Resolves once the visitor uses the page, or a few seconds after the load, when the browser is idle. */
export const whenUsedOrIdle = async (): Promise<void> => {
  await Promise.race([whenUsed(), afterDelay()]);
  await whenIdle();
};
