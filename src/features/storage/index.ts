export { cookies, type CookieJar } from './cookies';
export { parseJson } from './json';
export { createKeyValueStore, localStore, type KeyValueStore } from './key-value-store';
export { sessionStore } from './session-store';
export { forgetCookies } from './forget-cookies';
