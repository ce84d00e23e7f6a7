export { cookies, type CookieJar } from './cookies';
export { createKeyValueStore, localStore, type KeyValueStore } from './key-value-store';
export { sessionStore } from './session-store';
export { forgetCookies } from './forget-cookies';
