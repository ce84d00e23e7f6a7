import { whenIdle } from './when-idle';
import { whenUsed } from './when-used';

/** The quiet time after the load, in ms. */
const QUIET_MS = 3000;

const whenQuiet = async (): Promise<void> => {
  await whenIdle();
  await new Promise(resolve => setTimeout(resolve, QUIET_MS));
};

/** Once the visitor uses the page or has looked at it for a while, and the browser is idle. */
export const whenUsedOrQuiet = async (): Promise<void> => {
  await Promise.race([whenUsed(), whenQuiet()]);
  await whenIdle();
};
