import { parentPort } from 'node:worker_threads';
import { DatasetReplica } from './dataset-replica';
import type { WorkerMessage } from './messages';

const replica = new DatasetReplica();
parentPort?.on('message', (message: WorkerMessage) => {
  void replica.hear(message).then(answer => answer && parentPort?.postMessage(answer));
});
