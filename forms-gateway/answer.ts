/** A field that cannot be used, and why. */
export interface FieldError {
  readonly field: string;
  readonly code: string;
}

/** What the gateway answers to the shop. */
export interface Answer {
  readonly status: 200 | 201 | 400 | 403 | 404 | 405 | 413 | 422 | 502 | 503;
  readonly document: object;
}

/** A refusal, in the form of our own services. */
export const refuse = (
  status: Exclude<Answer['status'], 200 | 201>,
  code: string,
  message: string,
  fields: readonly FieldError[] = [],
): Answer => ({
  status,
  document: { error: { code, message, ...(fields.length > 0 ? { fields } : {}) } },
});

export const unusable = (fields: readonly FieldError[]): Answer =>
  refuse(422, 'invalid', 'Some fields cannot be used.', fields);

/** A vendor does not answer: the shop may try again. */
export const unavailable = (vendor: string): Answer =>
  refuse(503, 'unavailable', `${vendor} cannot be reached at the moment.`);

/** A vendor refuses our own settings, which no visitor can mend. */
export const misconfigured = (vendor: string): Answer =>
  refuse(502, 'misconfigured', `${vendor} refuses the settings of this gateway.`);
