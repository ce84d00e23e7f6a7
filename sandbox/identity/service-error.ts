/** A refusal in the service's shape: its exception name and message. */
export class IdentityError extends Error {
  /** @param type the exception's name, for example `NotAuthorizedException` */
  constructor(
    readonly type: string,
    message: string,
    readonly status: 400 | 413 = 400,
  ) {
    super(message);
  }
}

export const invalidParameter = (message: string): IdentityError =>
  new IdentityError('InvalidParameterException', message);

export const notAuthorized = (message: string): IdentityError =>
  new IdentityError('NotAuthorizedException', message);

/** Neither says which of the two is wrong. */
export const wrongCredentials = (): IdentityError =>
  notAuthorized('Incorrect username or password.');

export const notModelled = (what: string): IdentityError =>
  invalidParameter(`Not modelled in the sandbox: ${what}`);

export const attemptLimit = (): IdentityError =>
  new IdentityError(
    'LimitExceededException',
    'Attempt limit exceeded, please try after some time.',
  );
