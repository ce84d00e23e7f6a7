import type { AddLine } from '../queue/intents';
import { lineKey } from '../queue/intents';
import type { Done } from '../queue/snapshot';
import type { CartView } from '../queue/optimistic-cart';
import type { AddFailureCode, AddOutcome, CartToast } from '../types';

interface Waiter {
  readonly lines: readonly AddLine[];
  readonly resolve: (outcome: AddOutcome) => void;
}

const CODES: readonly AddFailureCode[] = [
  'stockLimited',
  'soldOut',
  'refused',
  'notSaved',
  'createFailed',
  'unsure',
  'tooMany',
];

/** Those in this tab who wait to hear what became of an add, whichever tab carries it out. */
export class Waiters {
  private readonly waiting = new Map<string, Waiter>();

  wait(id: string, lines: readonly AddLine[]): Promise<AddOutcome> {
    return new Promise(resolve => this.waiting.set(id, { lines, resolve }));
  }

  /** Answers those whose intent is done. @returns the toast for the last one that went well */
  settle(done: readonly Done[], view: CartView): CartToast | null {
    return done.reduce<CartToast | null>((toast, { id, failure }) => {
      const waiter = this.waiting.get(id);
      if (!waiter) return toast;
      this.waiting.delete(id);
      const [first] = waiter.lines;
      const key = first && lineKey(first.input);
      const line = view.lines.find(candidate => candidate.key === key);
      if (failure || !first || !line) {
        const code = CODES.find(known => known === failure?.code) ?? 'notSaved';
        waiter.resolve({ ok: false, code, message: failure?.message ?? null });
        return toast;
      }
      waiter.resolve({ ok: true, line });
      return { line, addedQuantity: first.input.quantity };
    }, null);
  }
}
