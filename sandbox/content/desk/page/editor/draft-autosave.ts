import { changedAt, parsePath, valueAt } from '~/sandbox/content/write/json-path';
import { saveDraft } from '../api';
import type { Fields, Versions } from '../api';

/** The state of the editor's changes. */
export type SaveState =
  | { readonly kind: 'idle' | 'saving' | 'saved' }
  | { readonly kind: 'failed'; readonly message: string };

const SAVE_DELAY_MS = 120;
const RETRY_MS = 2000;

/** Collects an editor's changes and saves them as the document's draft, soon after the last one. */
export class DraftAutosave {
  revision: string | null;
  #value: unknown;
  #base: Fields | null;
  #pending = new Map<string, unknown>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | null = null;

  constructor(
    private readonly id: string,
    { draft, published }: Versions,
    private readonly tell: (state: SaveState) => void,
  ) {
    this.#value = draft ?? published ?? {};
    this.#base = draft ? null : published;
    this.revision = draft?._rev ?? null;
  }

  get isDraft(): boolean {
    return this.revision !== null;
  }

  get hasUnsaved(): boolean {
    return this.#pending.size > 0 || this.#saving !== null;
  }

  read(path: string): unknown {
    return valueAt(this.#value, parsePath(path));
  }

  change(path: string, value: unknown): void {
    this.#value = changedAt(this.#value, parsePath(path), () => value);
    for (const known of this.#pending.keys()) {
      if (known === path || known.startsWith(`${path}.`) || known.startsWith(`${path}[`)) {
        this.#pending.delete(known);
      }
    }
    this.#pending.set(path, value);
    this.#soon(SAVE_DELAY_MS);
  }

  /** Saves pending changes. @returns whether everything is saved */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    await this.#saving;
    if (this.#pending.size > 0) await this.#save();
    return !this.hasUnsaved;
  }

  #soon(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  #save(): Promise<void> {
    const changes = this.#pending;
    this.#pending = new Map();
    this.tell({ kind: 'saving' });
    const saving = saveDraft(this.id, this.#base, changes).then(
      revision => {
        this.revision = revision;
        this.#base = null;
        this.#saving = null;
        this.tell({ kind: 'saved' });
      },
      (error: unknown) => {
        // Changes typed in the meantime are newer.
        this.#pending = new Map([...changes, ...this.#pending]);
        this.#saving = null;
        this.tell({
          kind: 'failed',
          message: error instanceof Error ? error.message : String(error),
        });
        this.#soon(RETRY_MS);
      },
    );
    this.#saving = saving;
    return saving;
  }
}
