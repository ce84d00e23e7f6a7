/** An error of the search service: `{"message", "status"}` with that status. */
export class SearchApiError extends Error {
  constructor(
    readonly status: 400 | 403 | 404 | 405 | 422,
    message: string,
  ) {
    super(message);
  }
}

/** The error for a parameter of the service that the sandbox does not support. */
export const notModelled = (name: string): SearchApiError =>
  new SearchApiError(400, `Not modelled in the sandbox: ${name}`);
