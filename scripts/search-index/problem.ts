/** The reason why nothing was pushed, with what to do about it. */
export class PushProblem extends Error {}

const statusOf = (error: unknown): number | null =>
  error instanceof Error && 'status' in error && typeof error.status === 'number'
    ? error.status
    : null;

/** The message for an error of the service's client; null for an error of our own. */
export const problemOf = (
  error: unknown,
  { appId, origin }: { readonly appId: string; readonly origin: string | null },
): PushProblem | null => {
  if (error instanceof PushProblem) return error;
  if (!(error instanceof Error)) return null;
  const status = statusOf(error);
  if (status === 401 || status === 403) {
    return new PushProblem(
      `The search service refuses the key in SEARCH_ADMIN_KEY for the application ${appId}: "${error.message}". Set it to an API key of that application that may search, browse, add and delete records, and edit settings.`,
    );
  }
  if (status !== null) {
    return new PushProblem(`The search service answered ${status}: "${error.message}".`);
  }
  if (error.name === 'RetryError') {
    return new PushProblem(
      `The search service cannot be reached at ${origin ?? `the hosts of the application ${appId}`}. Is it running, and is GATSBY_SEARCH_ORIGIN right? (For the sandbox: npm run sandbox.)`,
    );
  }
  return null;
};
