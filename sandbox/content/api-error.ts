const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Payload Too Large',
  429: 'Too Many Requests',
  501: 'Not Implemented',
};

/** What is wrong with one change of a transaction. */
export interface WriteFault {
  readonly type: string;
  readonly description: string;
  readonly [detail: string]: unknown;
}

export type WriteKind = 'mutationError' | 'actionError';

/** A request that the content API refuses; `document` is the reply in the vendor's shape. */
export class ApiError extends Error {
  private constructor(
    readonly status: number,
    readonly document: object,
    message: string,
  ) {
    super(message);
  }

  /** `{statusCode, error, message}`, and `errorCode` where the vendor has one. */
  static http(status: number, message: string, errorCode?: string): ApiError {
    const document = { statusCode: status, error: REASONS[status], message, errorCode };
    return new ApiError(status, document, message);
  }

  /** An error that another service answered. */
  static of(status: number, document: object): ApiError {
    return new ApiError(status, document, JSON.stringify(document));
  }

  /** A query that timed out: `{error: {description}}`. */
  static timeout(description: string): ApiError {
    return new ApiError(408, { error: { description } }, description);
  }

  /** A query with a syntax error: `{error: {type, description, query, start, end}}`. */
  static queryParse(query: string, description: string, start: number, end: number): ApiError {
    const error = { type: 'queryParseError', description, query, start, end };
    return new ApiError(400, { error }, description);
  }

  /** A query that cannot be executed: `{error: {description}}`. */
  static description(description: string): ApiError {
    return new ApiError(400, { error: { description } }, description);
  }

  /**
   * A transaction that is rejected because of its change number `index`: `{error: {type:
   * 'mutationError', description, items: [{error, index}]}}`; `actionError` for actions.
   */
  static write(status: number, fault: WriteFault, index: number, kind: WriteKind): ApiError {
    const what = kind === 'actionError' ? 'action(s)' : 'mutation(s)';
    const description = `the ${what} failed: ${fault.description}`;
    const error = { description, items: [{ error: fault, index }], type: kind };
    return new ApiError(status, { error }, description);
  }
}
