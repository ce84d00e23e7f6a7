/** A refusal; the provider sends one message, or a list of them by field. */
export class BillingError extends Error {
  constructor(
    readonly status: number,
    readonly body: { readonly error: string } | { readonly errors: unknown },
  ) {
    super(JSON.stringify(body));
  }
}

/** A refusal with one message. */
export const refusal = (status: number, error: string): BillingError =>
  new BillingError(status, { error });

/** Invalid fields with their errors. */
export const invalid = (errors: Readonly<Record<string, readonly string[]>>): BillingError =>
  new BillingError(422, { errors });

/** There is no such record, or it belongs to another customer. */
export const notFound = (what: string): BillingError =>
  new BillingError(404, { errors: { [what]: 'Not found' } });

/** The token is missing, unknown, expired or another shop's. */
export const unauthorized = (): BillingError => refusal(401, 'bad authentication');

/** A feature of the provider that the sandbox does not model. */
export const notModelled = (what: string): BillingError =>
  refusal(400, `Not modelled in the sandbox: ${what}`);
