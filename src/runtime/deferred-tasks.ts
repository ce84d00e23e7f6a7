import { setChunkMapping } from './route-events/chunk-mapping';
import { watchConnection } from './service-worker/connection-card';
import { register } from './service-worker/register';

/** What no visit waits for. Each part may fail without the shop noticing. */
export const runDeferredTasks = async (): Promise<void> => {
  watchConnection();
  await Promise.allSettled([setChunkMapping(), register()]);
};
