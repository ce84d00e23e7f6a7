/** What the journey needs from a browser, whatever the protocol. */
export interface Driver {
  /** Starts loading an address; resolves possibly before the page has loaded. */
  readonly open: (address: string) => Promise<void>;
  /**
   * The value of an expression in the page, awaited if it is a promise. Fails during a navigation.
   */
  readonly run: (expression: string) => Promise<unknown>;
  /** Clicks at a position in the window, in CSS pixels. */
  readonly press: (x: number, y: number) => Promise<void>;
  /** Types into the focused element. */
  readonly type: (text: string) => Promise<void>;
  /** Goes back one step in the history. */
  readonly back: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A browser engine of this machine; `missing` says why it cannot be started, if so. */
export interface Engine {
  readonly name: 'Chromium' | 'Firefox' | 'WebKit';
  readonly missing: string | null;
  readonly start: () => Promise<Driver>;
}

/** A desktop window, wide enough for the whole menu. */
export const WINDOW = { width: 1280, height: 900 } as const;
