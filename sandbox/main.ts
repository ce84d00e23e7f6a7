import path from 'node:path';
import { SeedError } from '~/seed/load/check';
import { PortTakenError } from './core/listen';
import { startSandbox } from './core/start';

const DEFAULT_STATE = path.resolve(__dirname, '../.sandbox/state');

async function main(): Promise<void> {
  const state = process.env.SANDBOX_STATE || DEFAULT_STATE;
  const sandbox = await startSandbox({ ports: 'fixed', state });
  for (const [name, url] of Object.entries(sandbox.urls)) console.log(`${name.padEnd(24)} ${url}`);
  console.log('sandbox ready');
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    void sandbox.stop().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

main().catch((error: unknown) => {
  const isExplained = error instanceof PortTakenError || error instanceof SeedError;
  console.error(isExplained ? error.message : error);
  process.exit(1);
});
