/** A refusal as the search service words it: `{"message", "status"}` under that status. */
export class SearchApiError extends Error {
  constructor(
    readonly status: 400 | 403 | 404 | 405 | 422,
    message: string,
  ) {
    super(message);
  }
}

/** The refusal of a parameter that the service knows and the sandbox does not honour. */
export const notModelled = (name: string): SearchApiError =>
  new SearchApiError(400, `Not modelled in the sandbox: ${name}`);
