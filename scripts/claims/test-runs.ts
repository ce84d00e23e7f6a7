import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { TestSpecification, Vitest } from 'vitest/node';

/** A run that takes longer is in an endless loop. */
const LONGEST_MS = 240_000;

/** The output of broken code is of no use. */
const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Whether the tests passed, failed, or timed out. */
export type Verdict = 'passed' | 'failed' | 'endless';

/** Runs given test files in a copy of the project, repeatedly in one process. */
export class TestRuns {
  private vitest: Vitest | null = null;

  constructor(private readonly root: string) {}

  private async start(): Promise<Vitest> {
    const { createVitest } = await import('vitest/node');
    this.vitest ??= await createVitest(
      'test',
      {
        root: this.root,
        watch: false,
        reporters: [{}],
        silent: true,
        project: ['unit', 'unit-isolated', 'dom', 'sandbox', 'contract'],
      },
      {},
      { stdout: nowhere(), stderr: nowhere() },
    );
    return this.vitest;
  }

  /** Replaces the text of a file. */
  async write(file: string, text: string): Promise<void> {
    const path = join(this.root, file);
    writeFileSync(path, text);
    const vitest = await this.start();
    for (const project of vitest.projects) {
      const graph = project.vite.moduleGraph;
      graph.onFileChange(path);
    }
    vitest.invalidateFile(path);
  }

  /** Runs test files. */
  async run(tests: readonly string[]): Promise<Verdict> {
    const vitest = await this.start();
    const all = await vitest.globTestSpecifications([...tests]);
    const wanted = all.filter((specification: TestSpecification) =>
      tests.some(test => specification.moduleId === join(this.root, test)),
    );
    if (wanted.length === 0) throw new Error(`No project runs ${tests.join(', ')}.`);
    let alarm: NodeJS.Timeout | undefined;
    const late = new Promise<'endless'>(resolve => {
      alarm = setTimeout(() => resolve('endless'), LONGEST_MS);
    });
    const outcome = await Promise.race([vitest.runTestSpecifications(wanted), late]);
    clearTimeout(alarm);
    if (outcome === 'endless') {
      this.vitest = null;
      void vitest.close();
      return outcome;
    }
    // The report also covers the files of earlier runs.
    const ran = outcome.testModules.filter(({ moduleId }) =>
      wanted.some(specification => specification.moduleId === moduleId),
    );
    const isGreen =
      ran.length > 0 && outcome.unhandledErrors.length === 0 && ran.every(module => module.ok());
    return isGreen ? 'passed' : 'failed';
  }

  async close(): Promise<void> {
    await this.vitest?.close();
  }
}

/** The numbers that a run wrote to a file, which is then deleted. */
export const takeNotes = (log: string): ReadonlySet<number> => {
  if (!existsSync(log)) return new Set();
  const numbers = readFileSync(log, 'utf8').trim().split('\n').map(Number);
  rmSync(log);
  return new Set(numbers);
};
