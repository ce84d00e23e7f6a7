import { createKeyValueStore } from '~/src/features/storage';
import { withoutHash } from './load-document';

const KEY = 'route_retry';
const session = createKeyValueStore(() => window.sessionStorage);

/**
 * Whether a URL may be reloaded after a failure: once per build. Never without session storage,
 * because a loop could not be detected.
 */
export const claimRetry = (address: string): boolean => {
  const mark = `${window.___webpackCompilationHash ?? ''} ${withoutHash(address)}`;
  return session.get(KEY) !== mark && session.set(KEY, mark);
};
