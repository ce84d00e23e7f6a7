/** What the journey needs of a browser, whichever protocol drives it. */
export interface Driver {
  /** Start to load an address; the page it leads to may not be there yet. */
  readonly open: (address: string) => Promise<void>;
  /** The value of an expression in the page; a promise is awaited. Fails while a page is being replaced. */
  readonly run: (expression: string) => Promise<unknown>;
  /** Press the pointer at a place of the window, in CSS pixels. */
  readonly press: (x: number, y: number) => Promise<void>;
  /** Type into what has the focus. */
  readonly type: (text: string) => Promise<void>;
  /** One step back in the history. */
  readonly back: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A browser engine of this machine: one that can be started, or a sentence that says why it cannot. */
export interface Engine {
  readonly name: 'Chromium' | 'Firefox' | 'WebKit';
  readonly missing: string | null;
  readonly start: () => Promise<Driver>;
}

/** Size of the window: a desktop's, with the whole menu. */
export const WINDOW = { width: 1280, height: 900 } as const;
