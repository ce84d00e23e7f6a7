import type { LocaleId } from '~/src/config/locales';
import type { CookieJar, KeyValueStore } from '../storage';

/** The categories that a visitor can allow. */
export type ConsentCategory = 'analytics' | 'marketing';

export type ConsentChoices = Readonly<Record<ConsentCategory, boolean>>;

export interface Consent {
  /** False until hydration: nothing is allowed then, and the banner is not shown yet. */
  readonly isKnown: boolean;
  readonly choices: ConsentChoices;
  /** False while the banner has to be shown. */
  readonly isDecided: boolean;
  /** Global Privacy Control is on: advertising stays off whatever the choice, without a banner. */
  readonly hasPrivacySignal: boolean;
  /** The region allows measuring until the visitor objects, without a banner. */
  readonly isOptOut: boolean;
}

export const NOTHING_ALLOWED: ConsentChoices = { analytics: false, marketing: false };
const ALL_ALLOWED: ConsentChoices = { analytics: true, marketing: true };

const COOKIE = 'consent';
const COOKIE_DAYS = 180;

function parse(value: string | null): ConsentChoices | null {
  const match = /^v1\.analytics:([01])\.marketing:([01])$/.exec(value ?? '');
  return match && { analytics: match[1] === '1', marketing: match[2] === '1' };
}

function format({ analytics, marketing }: ConsentChoices): string {
  return `v1.analytics:${Number(analytics)}.marketing:${Number(marketing)}`;
}

export interface ConsentDeps {
  readonly jar: Pick<CookieJar, 'get' | 'set'>;
  /** Notifies the other tabs, because cookies fire no events. */
  readonly tabs: Pick<KeyValueStore, 'set' | 'onChange'>;
  /** Whether the browser sends Global Privacy Control. */
  readonly hasSignal: () => boolean;
  /** Whether the region of a locale is opt-out. */
  readonly isOptOut: (localeId: LocaleId) => boolean;
}

export interface ConsentStore {
  readonly getState: () => Consent;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads earlier choices; call after hydration, and when the locale has changed. */
  readonly refresh: (localeId: LocaleId) => void;
  /** What is allowed now, including choices made in other tabs; call before sending anything. */
  readonly currentChoices: () => ConsentChoices;
  readonly decide: (choices: ConsentChoices) => void;
}

export const UNDECIDED: Consent = {
  isKnown: false,
  choices: NOTHING_ALLOWED,
  isDecided: false,
  hasPrivacySignal: false,
  isOptOut: false,
};

/**
 * The visitor's consent. A choice applies everywhere; without one nothing is allowed, except in
 * regions where tracking runs until the visitor objects.
 */
export function createConsentStore({ jar, tabs, hasSignal, isOptOut }: ConsentDeps): ConsentStore {
  const listeners = new Set<() => void>();
  let state = UNDECIDED;
  let chosen: ConsentChoices | null = null;
  let region: LocaleId | null = null;
  let isWatching = false;

  const update = (): void => {
    const hasPrivacySignal = hasSignal();
    const isOptOutRegion = region !== null && isOptOut(region);
    const choices = chosen ?? (isOptOutRegion ? ALL_ALLOWED : NOTHING_ALLOWED);
    state = {
      isKnown: true,
      choices: hasPrivacySignal ? { ...choices, marketing: false } : choices,
      isDecided: chosen !== null || isOptOutRegion || hasPrivacySignal,
      hasPrivacySignal,
      isOptOut: isOptOutRegion,
    };
    listeners.forEach(listener => listener());
  };

  const adopt = (value: string | null): void => {
    const made = parse(value);
    if (!made || (chosen && format(made) === format(chosen))) return;
    chosen = made;
    update();
  };

  return {
    getState: () => state,
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh: localeId => {
      region = localeId;
      if (!isWatching) tabs.onChange((key, value) => key === COOKIE && adopt(value));
      isWatching = true;
      // A choice that could not be stored applies until the page is left.
      chosen = parse(jar.get(COOKIE)) ?? chosen;
      update();
    },
    currentChoices: () => {
      if (state.isKnown) adopt(jar.get(COOKIE));
      return state.choices;
    },
    decide: choices => {
      jar.set(COOKIE, format(choices), COOKIE_DAYS);
      tabs.set(COOKIE, format(choices));
      chosen = choices;
      update();
    },
  };
}
