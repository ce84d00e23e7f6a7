import type { TestProject } from 'vitest/node';
import { spawnSandbox } from './spawn-sandbox';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The URLs of a running sandbox's services, for each worker. */
    sandboxes: readonly Readonly<Record<string, string>>[];
  }
}

/**
 * Starts a sandbox for each worker before the contract tests, and stops them afterwards: starting
 * one takes longer than most files.
 */
export default async function startSandboxes(project: TestProject): Promise<() => void> {
  const workers = project.vitest.config.maxWorkers;
  const started = await Promise.all(Array.from({ length: Number(workers) }, spawnSandbox));
  project.provide(
    'sandboxes',
    started.map(({ urls }) => urls),
  );
  return () => {
    for (const { stop } of started) stop();
  };
}
