import { readFileSync, renameSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ServiceContext, StateFile } from './service';

const WRITE_AFTER_MS = 50;

/** The state documents of a running sandbox. */
export interface StateStore {
  readonly openState: ServiceContext['openState'];
  /** Writes pending changes to disk; resolves when done. */
  flush(): Promise<void>;
}

/**
 * Keeps each state document as `<name>.json` in `folder`; if that is `memory`, nothing is written.
 * A file that cannot be read is renamed to `<name>.corrupt-<time>.json`, `warn` is called, and the
 * seed takes its place. `openState` throws for a name with other characters than `a-z`, `0-9` and
 * `-`, and for one that is already open.
 */
export function createStateStore(
  folder: string,
  warn: (message: string) => void = console.warn,
): StateStore {
  const writers: FileWriter[] = [];
  const names = new Set<string>();
  return {
    openState<T>(name: string, initial: () => T, parse?: (stored: unknown) => T): StateFile<T> {
      if (!/^[a-z0-9-]+$/.test(name)) throw new Error(`"${name}" is not a name for a state file.`);
      if (names.has(name)) throw new Error(`The state file "${name}" is open already.`);
      names.add(name);
      if (folder === 'memory') return stateFile(initial(), initial, () => undefined);
      const file = path.join(folder, `${name}.json`);
      const stored = readStored(file, parse, warn);
      const writer = new FileWriter(file, warn);
      writers.push(writer);
      return stateFile(stored ? stored.value : initial(), initial, value => writer.write(value));
    },
    async flush() {
      await Promise.all(writers.map(writer => writer.flush()));
    },
  };
}

function stateFile<T>(start: T, initial: () => T, persist: (value: T) => void): StateFile<T> {
  let value = start;
  const replace = (next: T): void => {
    value = next;
    persist(next);
  };
  return {
    get value() {
      return value;
    },
    update: change => replace(change(value)),
    reset: () => replace(initial()),
  };
}

function readStored<T>(
  file: string,
  parse: ((stored: unknown) => T) | undefined,
  warn: (message: string) => void,
): { value: T } | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return null;
  }
  try {
    const stored: unknown = JSON.parse(text);
    // Without `parse` the file is trusted to contain what this service wrote before.
    return { value: parse ? parse(stored) : (stored as T) };
  } catch (error) {
    const aside = file.replace(/\.json$/, `.corrupt-${Date.now()}.json`);
    renameSync(file, aside);
    const reason = error instanceof Error ? error.message : String(error);
    warn(`${file} could not be read (${reason}). It was moved to ${aside}; the seed is used.`);
    return null;
  }
}

/** Writes the newest value a moment after the first change; never two writes at a time. */
class FileWriter {
  #pending: { value: unknown } | null = null;
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly file: string,
    private readonly warn: (message: string) => void,
  ) {}

  write(value: unknown): void {
    this.#pending = { value };
    this.#timer ??= setTimeout(() => void this.flush(), WRITE_AFTER_MS);
  }

  flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#writing = this.#writing.then(() => this.#writeNow());
    return this.#writing;
  }

  async #writeNow(): Promise<void> {
    const { file } = this;
    if (!this.#pending) return;
    const text = JSON.stringify(this.#pending.value);
    this.#pending = null;
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(`${file}.tmp`, text);
      await rename(`${file}.tmp`, file);
    } catch (error) {
      this.warn(`${file} could not be written: ${String(error)}`);
    }
  }
}
