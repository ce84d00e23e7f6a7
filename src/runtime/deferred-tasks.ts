import { setChunkMapping } from './route-events/chunk-mapping';
import { watchConnection } from './service-worker/connection-card';
import { register } from './service-worker/register';

/** Tasks that no page waits for. Each may fail without affecting the shop. */
export const runDeferredTasks = async (): Promise<void> => {
  watchConnection();
  await Promise.allSettled([setChunkMapping(), register()]);
};
