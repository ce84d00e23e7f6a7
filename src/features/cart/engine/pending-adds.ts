import type { AddLine } from '../queue/intents';
import { lineKey } from '../queue/intents';
import type { IntentResult } from '../queue/snapshot';
import type { CartView } from '../queue/optimistic-cart';
import type { AddedLine, AddFailureCode, AddOutcome, CartToast } from '../types';

interface PendingAdd {
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

/** The adds of this tab that have no result yet, whichever tab sends them. */
export class PendingAdds {
  private readonly pending = new Map<string, PendingAdd>();

  add(id: string, lines: readonly AddLine[]): Promise<AddOutcome> {
    return new Promise(resolve => this.pending.set(id, { lines, resolve }));
  }

  /** Resolves the adds that have a result. @returns the toast for the last successful one */
  resolve(done: readonly IntentResult[], view: CartView): CartToast | null {
    return done.reduce<CartToast | null>((toast, { id, failure }) => {
      const pendingAdd = this.pending.get(id);
      if (!pendingAdd) return toast;
      this.pending.delete(id);
      const [first, ...rest] = pendingAdd.lines;
      const find = ({ input }: AddLine): AddedLine[] =>
        view.lines
          .filter(({ key }) => key === lineKey(input))
          .map(line => ({ line, addedQuantity: Math.min(input.quantity, line.quantity) }));
      const [added] = first ? find(first) : [];
      if (failure || !added) {
        const code = CODES.find(known => known === failure?.code) ?? 'notSaved';
        pendingAdd.resolve({ ok: false, code, message: failure?.message ?? null });
        return toast;
      }
      pendingAdd.resolve({ ok: true, line: added.line });
      return { ...added, others: rest.flatMap(find) };
    }, null);
  }
}
