export { cookies, type CookieJar } from './cookies';
export { parseJson } from './json';
export {
  createKeyValueStore,
  localStore,
  sessionStore,
  type KeyValueStore,
} from './key-value-store';
