import type { LanguageCode } from '~/src/config/locales';
import type { CartLine } from '~/src/domain/commerce/cart';
import type {
  AddLine,
  BuyerIdentity,
  CartFields,
  Intent,
  LineDisplay,
  LineKey,
  PlanChoice,
} from './queue/intents';
import type { CartView, CartViewLine } from './queue/optimistic-cart';
import type { Money } from '~/src/domain/commerce/money';
import type { StoreKey } from '~/src/config/locales';

export type {
  AddLine,
  BuyerIdentity,
  CartFields,
  CartView,
  CartViewLine,
  LineDisplay,
  LineKey,
  PlanChoice,
};

/**
 * `idle`: nothing is known (also on the server); `loading`: a first read is under way; `ready`: what is
 * shown is the store's; `stale`: a snapshot or unconfirmed cart is shown; `error`: no cart could be had.
 */
export type CartStatus = 'idle' | 'loading' | 'ready' | 'stale' | 'error';

/** Codes for the `cart` namespace, as `notice.{code}`. */
export type NoticeCode =
  | 'stockLimited'
  | 'soldOut'
  | 'refused'
  | 'notSaved'
  | 'unsure'
  | 'tooMany'
  | 'planFailed'
  | 'noteNotSaved'
  | 'codeNotChecked'
  | 'createFailed'
  | 'linesDropped'
  | 'linesLost'
  | 'nowSoldOut'
  | 'quantityReduced'
  | 'priceChanged'
  | 'cartRecovered'
  | 'offline';

export interface CartNotice {
  /** Incremented with every notice, so that a live region can announce the same one again. */
  readonly id: number;
  readonly code: NoticeCode;
  /** The platform's own message, if any. */
  readonly message: string | null;
  /** Titles of the products concerned. */
  readonly titles: readonly string[];
  /** The remaining quantity, for `stockLimited` and `quantityReduced`. */
  readonly quantity: number | null;
  /** The old and new unit price, for `priceChanged` of one line. */
  readonly price: { readonly was: Money; readonly now: Money } | null;
}

/** The engine's state of a store's cart. */
export interface EngineState {
  readonly status: CartStatus;
  /** False until a cart, a snapshot or an intent is there (spec §4 "starts empty and inactive"). */
  readonly isActive: boolean;
  /** The store's cart with every pending intent applied. */
  readonly view: CartView;
  /** True from the tap until the store has replied to every request. */
  readonly cartBusy: boolean;
  /** Set when no cart could be made after the retries of spec §9. */
  readonly cartError: 'createFailed' | null;
  /** Whether a pending change is an add. */
  readonly isAdding: boolean;
  /** How many replies the store has sent; the slow-store timer restarts with each. */
  readonly answers: number;
  readonly notice: CartNotice | null;
  /** When the store last confirmed what is shown, in epoch milliseconds; null while it never has. */
  readonly savedAt: number | null;
  /** The store could not be read; the cart shown is from `savedAt`. */
  readonly isUnreadable: boolean;
}

export interface CartState extends EngineState {
  readonly isDrawerOpen: boolean;
  /** The 'Item Added To Cart' toast; null when hidden. */
  readonly toast: CartToast | null;
}

/** A line, and how many of it were just added. */
export interface AddedLine {
  readonly line: CartViewLine;
  readonly addedQuantity: number;
}

export interface CartToast extends AddedLine {
  /** What was added with it. */
  readonly others: readonly AddedLine[];
}

/** Why an add failed. */
export type AddFailureCode = Extract<
  NoticeCode,
  'stockLimited' | 'soldOut' | 'refused' | 'notSaved' | 'createFailed' | 'unsure' | 'tooMany'
>;

export type AddOutcome =
  | { readonly ok: true; readonly line: CartViewLine }
  | { readonly ok: false; readonly code: AddFailureCode; readonly message: string | null };

/** Stable for the life of a store's cart. Every change shows at once; promises resolve with the store's reply. */
export interface CartActions {
  /** Adds lines in one go (a product with its add-ons); the toast shows the first. */
  readonly add: (lines: readonly AddLine[]) => Promise<AddOutcome>;
  /** Adds lines to a cart that is in view: it stays open, and no toast shows. */
  readonly addInView: (lines: readonly AddLine[]) => void;
  readonly setQuantity: (key: LineKey, quantity: number) => void;
  readonly increment: (key: LineKey) => void;
  /** Removes one; the last one removes the line. */
  readonly decrement: (key: LineKey) => void;
  readonly remove: (key: LineKey) => void;
  readonly empty: () => void;
  /** Null makes the line a one-time purchase. */
  readonly changePlan: (key: LineKey, plan: PlanChoice | null) => void;
  readonly setAttributes: (attributes: NonNullable<CartFields['attributes']>) => void;
  readonly setNote: (note: string) => void;
  readonly setDiscountCodes: (codes: readonly string[]) => void;
  readonly applyDiscountCode: (code: string) => void;
  readonly removeDiscountCode: (code: string) => void;
  readonly setBuyerIdentity: (identity: BuyerIdentity) => void;
  /** Reads the cart again, or retries a change that failed or takes too long. */
  readonly retry: () => void;
  readonly dismissNotice: () => void;
  /**
   * Sends pending changes, records that checkout was opened, and returns its URL; null if that
   * failed, or the shopper did not wait for it.
   */
  readonly checkout: (signal?: AbortSignal) => Promise<string | null>;
  /** Loads the engine before its first use, for example on pointer down on the add button. */
  readonly preload: () => void;
  readonly openDrawer: () => void;
  readonly closeDrawer: () => void;
  readonly hideToast: () => void;
}

/** Sent once the store has confirmed it, in the tab of the tap. */
export type CartEvent = {
  readonly type: 'added' | 'removed';
  readonly store: StoreKey;
  readonly line: CartLine;
  /** How many were added or removed. */
  readonly quantity: number;
};

/** The signed-in customer, as sent to the cart. */
export interface CartBuyer {
  readonly token: string;
  /** Distinguishes one session from the next without its token. */
  readonly session: string;
}

/** The cart's context: the page's locale, the stored dealer and the signed-in customer. */
export interface CartContext {
  readonly countryCode: string;
  /** In which the cart names its products; the store's own when absent. */
  readonly language?: LanguageCode;
  /** The stored dealer, known to exist; null for none, absent while that is not known. */
  readonly dealerId?: string | null | undefined;
  /** Null if nobody is signed in; absent until the stored session has been read. */
  readonly buyer?: CartBuyer | null;
}

/** The engine of one store's cart, loaded when it is first needed. */
export interface CartEngine {
  readonly getState: () => EngineState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly start: () => void;
  readonly add: (lines: readonly AddLine[]) => Promise<AddOutcome>;
  /** Like `add`, for callers that do not await the result. */
  readonly change: (intent: Intent) => void;
  readonly retry: () => void;
  readonly dismissNotice: () => void;
  readonly checkout: (signal?: AbortSignal) => Promise<string | null>;
  readonly setContext: (context: CartContext) => void;
  readonly stop: () => void;
}
