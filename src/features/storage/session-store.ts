import { createKeyValueStore } from './key-value-store';

/** Kept until the tab is closed, and visible only to it. */
export const sessionStore = /*#__PURE__*/ createKeyValueStore(() => window.sessionStorage);
