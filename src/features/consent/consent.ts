import type { CookieJar } from '../storage';

/** What a visitor may allow; `necessary` needs no consent. */
export type ConsentCategory = 'necessary' | 'analytics' | 'marketing';

export type ConsentChoices = Readonly<Record<Exclude<ConsentCategory, 'necessary'>, boolean>>;

export interface Consent {
  /** False until hydration: then nothing is allowed, and the banner does not ask yet. */
  readonly isKnown: boolean;
  readonly choices: ConsentChoices;
  /** False while the banner has to ask. */
  readonly isDecided: boolean;
  /** The browser sends Global Privacy Control: marketing stays off whatever is chosen. */
  readonly isSignalled: boolean;
}

export const NOTHING_ALLOWED: ConsentChoices = { analytics: false, marketing: false };

const COOKIE = 'consent';
const COOKIE_DAYS = 180;
const VERSION = 'v1';

function parse(value: string | null): ConsentChoices | null {
  const match = /^v1\.analytics:([01])\.marketing:([01])$/.exec(value ?? '');
  return match && { analytics: match[1] === '1', marketing: match[2] === '1' };
}

function format({ analytics, marketing }: ConsentChoices): string {
  return `${VERSION}.analytics:${Number(analytics)}.marketing:${Number(marketing)}`;
}

export interface ConsentDeps {
  readonly jar: Pick<CookieJar, 'get' | 'set'>;
  /** Whether the browser sends Global Privacy Control. */
  readonly hasSignal: () => boolean;
}

export interface ConsentStore {
  readonly getState: () => Consent;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads what was chosen before; call after hydration. */
  readonly start: () => void;
  readonly decide: (choices: ConsentChoices) => void;
  /**
   * Runs a task once its category is allowed: now, later or never. @returns a function that calls it
   * off
   */
  readonly whenConsented: (category: ConsentCategory, run: () => void) => () => void;
}

export const UNDECIDED: Consent = {
  isKnown: false,
  choices: NOTHING_ALLOWED,
  isDecided: false,
  isSignalled: false,
};

/** Consent by opting in, everywhere. Nothing is allowed until it has been read or chosen. */
export function createConsentStore({ jar, hasSignal }: ConsentDeps): ConsentStore {
  const listeners = new Set<() => void>();
  const waiting = new Set<{ readonly category: ConsentCategory; readonly run: () => void }>();
  let state = UNDECIDED;

  const isAllowed = (category: ConsentCategory): boolean =>
    category === 'necessary' || state.choices[category];

  const update = (chosen: ConsentChoices | null): void => {
    const isSignalled = hasSignal();
    const choices = chosen ?? NOTHING_ALLOWED;
    state = {
      isKnown: true,
      choices: isSignalled ? { ...choices, marketing: false } : choices,
      isDecided: chosen !== null,
      isSignalled,
    };
    listeners.forEach(listener => listener());
    waiting.forEach(entry => {
      if (!isAllowed(entry.category)) return;
      waiting.delete(entry);
      entry.run();
    });
  };

  return {
    getState: () => state,
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => update(parse(jar.get(COOKIE))),
    decide: choices => {
      jar.set(COOKIE, format(choices), COOKIE_DAYS);
      update(choices);
    },
    whenConsented: (category, run) => {
      if (isAllowed(category)) {
        run();
        return () => undefined;
      }
      const entry = { category, run };
      waiting.add(entry);
      return () => waiting.delete(entry);
    },
  };
}
