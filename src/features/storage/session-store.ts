import { createKeyValueStore } from './key-value-store';

/** Kept until the tab is closed, and seen by it alone. */
export const sessionStore = /*#__PURE__*/ createKeyValueStore(() => window.sessionStorage);
