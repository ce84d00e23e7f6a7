import type { BuiltPage } from './built-page';

/** What is wrong, and on which page or file. */
export interface Problem {
  readonly page: string;
  readonly message: string;
}

export const problem = (page: Pick<BuiltPage, 'path'>, message: string): Problem => ({
  page: page.path,
  message,
});
