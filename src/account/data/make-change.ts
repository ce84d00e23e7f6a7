import type { Result } from '~/src/domain/data/result';
import { blockUnload } from './unsaved-changes';

/** Sends a change and keeps the page open meanwhile. */
export const makeChange = async <T>(call: () => Promise<Result<T>>): Promise<Result<T>> => {
  const unblock = blockUnload();
  const made = await call();
  unblock(made.ok);
  return made;
};
