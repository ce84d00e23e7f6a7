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

/** `InvalidParameterException`, status 400. */
export const invalidParameter = (message: string): IdentityError =>
  new IdentityError('InvalidParameterException', message);

/** `NotAuthorizedException`, status 400 as in the vendor's API, not 401. */
export const notAuthorized = (message: string): IdentityError =>
  new IdentityError('NotAuthorizedException', message);

/** Neither says which of the two is wrong. */
export const wrongCredentials = (): IdentityError =>
  notAuthorized('Incorrect username or password.');

/** Something that the vendor offers but the sandbox does not: `InvalidParameterException`. */
export const notModelled = (what: string): IdentityError =>
  invalidParameter(`Not modelled in the sandbox: ${what}`);

/** `LimitExceededException`: too many codes sent within an hour, or too many wrong ones tried. */
export const attemptLimit = (): IdentityError =>
  new IdentityError(
    'LimitExceededException',
    'Attempt limit exceeded, please try after some time.',
  );
