import { nameChunks } from './route-events/name-chunks';
import { watchConnection } from './service-worker/connection-card';
import { register } from './service-worker/register';

/** What no visit waits for. Each part may fail without the shop noticing. */
export const doLateWork = async (): Promise<void> => {
  watchConnection();
  await Promise.allSettled([nameChunks(), register()]);
};
