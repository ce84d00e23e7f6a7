import type { BuiltPage } from './built-page';

/** A problem, with its page or file. */
export interface Problem {
  readonly page: string;
  readonly message: string;
}

export const problem = (page: Pick<BuiltPage, 'path'>, message: string): Problem => ({
  page: page.path,
  message,
});
