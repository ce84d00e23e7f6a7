import type { Result } from '~/src/domain/data/result';
import { keepPage } from './keep-page';

/** Sends a change and keeps the page open meanwhile. */
export const makeChange = async <T>(call: () => Promise<Result<T>>): Promise<Result<T>> => {
  const letGo = keepPage();
  const made = await call();
  letGo(made.ok);
  return made;
};
