import type { AddLine, CartFields } from '../queue/intents';
import { createCartActions } from './cart-actions';
import { EMPTY_ENGINE_STATE } from '../empty-engine-state';
import type { LogFailure } from '../log-failure';
import type { StoredCart } from '../storage/stored-cart';
import type { CartActions, CartContext, CartEngine, CartState, CartToast } from '../types';

export interface CartStoreDeps {
  readonly loadEngine: (onAdded: (toast: CartToast) => void) => Promise<CartEngine>;
  readonly readStored: () => StoredCart;
  /** Subscribes to another tab creating or changing this store's cart. */
  readonly onOtherTabChange: (onChange: () => void) => () => void;
  /** Runs a task when the page is idle. */
  readonly whenIdle: (task: () => void) => void;
  readonly log: LogFailure;
}

/** One store's cart as React sees it; small, so that the engine can come later. */
export interface CartStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => CartState;
  readonly actions: CartActions;
  /** Call after hydration; repeated calls are harmless. */
  readonly start: () => void;
  readonly setContext: (context: CartContext) => void;
}

export const EMPTY_CART_STATE: CartState = {
  ...EMPTY_ENGINE_STATE,
  isDrawerOpen: false,
  toast: null,
};

const isSameContext = (one: CartContext, other: CartContext): boolean =>
  one.countryCode === other.countryCode &&
  one.language === other.language &&
  one.dealerId === other.dealerId &&
  (one.buyer === undefined) === (other.buyer === undefined) &&
  one.buyer?.token === other.buyer?.token;

export function createCartStore(deps: CartStoreDeps): CartStore {
  const listeners = new Set<() => void>();
  let state = EMPTY_CART_STATE;
  let context: CartContext | null = null;
  let engine: CartEngine | null = null;
  let loading: Promise<CartEngine> | null = null;
  let isStarted = false;

  const update = (change: Partial<CartState>): void => {
    state = { ...state, ...change };
    listeners.forEach(listener => listener());
  };

  const show = (totalQuantity: number): void =>
    update({
      isActive: totalQuantity > 0,
      view: { ...state.view, totalQuantity },
    });

  const showToast = (toast: CartToast): void => update({ isDrawerOpen: false, toast });

  const load = async (): Promise<CartEngine> => {
    const loaded = await deps.loadEngine(showToast);
    if (context) loaded.setContext(context);
    engine = loaded;
    loaded.subscribe(() => update(loaded.getState()));
    loaded.start();
    return loaded;
  };

  const whenLoaded = (): Promise<CartEngine> => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      deps.log('The cart did not load:', error);
      throw error;
    });
    return loading;
  };

  const warm = (): void => {
    whenLoaded().catch(() => {
      if (state.status === 'idle' || state.status === 'loading') update({ status: 'error' });
    });
  };

  const run = (task: (engine: CartEngine) => void): void => {
    if (engine) task(engine);
    else whenLoaded().then(task, () => update({ status: 'error' }));
  };

  const add: CartActions['add'] = async (lines: readonly AddLine[]) => {
    // The toast of an earlier add would look like the success of this one.
    update({ toast: null });
    if (engine) return engine.add(lines);
    const added = lines.reduce((sum, { input }) => sum + input.quantity, 0);
    show(state.view.totalQuantity + added);
    update({ cartBusy: true, isAdding: true });
    try {
      return await (await whenLoaded()).add(lines);
    } catch {
      show(state.view.totalQuantity - added);
      update({ cartBusy: false, isAdding: false });
      return { ok: false, code: 'notSaved', message: null };
    }
  };

  const fields = (change: CartFields): void =>
    run(loaded => loaded.change({ kind: 'fields', fields: change }));

  return {
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    actions: createCartActions({ add, run, fields, update, warm, whenLoaded }),
    start: () => {
      if (isStarted) return;
      isStarted = true;
      const { isKnown, totalQuantity } = deps.readStored();
      deps.onOtherTabChange(() => {
        if (!engine) warm();
      });
      if (!isKnown) return;
      update({ status: 'loading' });
      show(totalQuantity);
      deps.whenIdle(warm);
    },
    setContext: next => {
      if (context && isSameContext(context, next)) return;
      context = next;
      engine?.setContext(next);
    },
  };
}
