import { createKeyValueStore } from '~/src/features/storage';
import { withoutHash } from './load-document';

const KEY = 'route_retry';
const session = createKeyValueStore(() => window.sessionStorage);

/**
 * Whether an address may be loaded again after a failure: once for a build. Not where nothing is
 * kept from one document to the next, for there a loop could not be told.
 */
export const claimRetry = (address: string): boolean => {
  const mark = `${window.___webpackCompilationHash ?? ''} ${withoutHash(address)}`;
  return session.get(KEY) !== mark && session.set(KEY, mark);
};
