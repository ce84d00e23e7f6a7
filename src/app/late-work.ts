import { nameChunks } from './route-events/name-chunks';
import { register } from './service-worker/register';

/** What no visit waits for. Each part may fail without the shop noticing. */
export const doLateWork = async (): Promise<void> => {
  await Promise.allSettled([nameChunks(), register()]);
};
