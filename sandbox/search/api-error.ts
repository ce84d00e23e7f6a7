/** A refusal as the search service words it: `{"message", "status"}` under that status. */
export class SearchApiError extends Error {
  constructor(
    readonly status: 400 | 403 | 404 | 405,
    message: string,
  ) {
    super(message);
  }
}
