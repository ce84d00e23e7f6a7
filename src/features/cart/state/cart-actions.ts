import type { CartFields } from '../queue/intents';
import type { CartActions, CartEngine, CartState } from '../types';

interface Parts {
  readonly add: CartActions['add'];
  readonly run: (task: (engine: CartEngine) => void) => void;
  readonly fields: (change: CartFields) => void;
  readonly update: (change: Partial<CartState>) => void;
  readonly warm: () => void;
  readonly whenLoaded: () => Promise<CartEngine>;
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

export function createCartActions(parts: Parts): CartActions {
  const { add, run, fields, update, warm, whenLoaded } = parts;
  return {
    add,
    addInView: lines => run(engine => engine.change({ kind: 'add', lines })),
    setQuantity: (key, quantity) => run(engine => engine.change({ kind: 'set', key, quantity })),
    increment: key => run(engine => engine.change({ kind: 'adjust', key, by: 1 })),
    decrement: key => run(engine => engine.change({ kind: 'adjust', key, by: -1 })),
    remove: key => run(engine => engine.change({ kind: 'set', key, quantity: 0 })),
    empty: () => run(engine => engine.change({ kind: 'empty' })),
    changePlan: (key, plan) => run(engine => engine.change({ kind: 'plan', key, plan })),
    setAttributes: attributes => fields({ attributes }),
    setNote: note => fields({ note }),
    setDiscountCodes: discountCodes => fields({ discountCodes }),
    applyDiscountCode: code =>
      changeCodes(run, now => [...now.filter(other => !isSame(other, code)), code]),
    removeDiscountCode: code => changeCodes(run, now => now.filter(other => !isSame(other, code))),
    setBuyerIdentity: buyerIdentity => fields({ buyerIdentity }),
    retry: () => run(engine => engine.retry()),
    dismissNotice: () => run(engine => engine.dismissNotice()),
    checkout: signal =>
      whenLoaded().then(
        engine => engine.checkout(signal),
        () => null,
      ),
    preload: warm,
    openDrawer: () => {
      update({ isDrawerOpen: true, toast: null });
      warm();
    },
    closeDrawer: () => update({ isDrawerOpen: false }),
    hideToast: () => update({ toast: null }),
  };
}

// The codes are read when the engine is there: until then nothing is known of them.
function changeCodes(run: Parts['run'], change: (now: readonly string[]) => string[]): void {
  run(engine => {
    const now = engine.getState().view.discountCodes.map(({ code }) => code);
    engine.change({ kind: 'fields', fields: { discountCodes: change(now) } });
  });
}
