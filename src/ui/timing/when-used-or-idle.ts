import { whenIdle } from './when-idle';
import { whenUsed } from './when-used';

/** The wait after the load, in ms. */
const WAIT_MS = 3000;

const whenSettled = async (): Promise<void> => {
  await whenIdle();
  await new Promise(resolve => setTimeout(resolve, WAIT_MS));
};

/** Once the visitor uses the page, or a few seconds after it has loaded, and the browser is idle. */
export const whenUsedOrIdle = async (): Promise<void> => {
  await Promise.race([whenUsed(), whenSettled()]);
  await whenIdle();
};
