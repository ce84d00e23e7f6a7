import type { CustomerError } from './customer-error';
import type { Customer } from './model';
import type { AccessToken } from './tokens';

/** The result of a customer mutation. */
export interface CustomerOutcome {
  readonly customer: Customer | null;
  readonly token: AccessToken | null;
  readonly errors: readonly CustomerError[];
}

/** Nothing was changed. */
export const refused = (...errors: readonly CustomerError[]): CustomerOutcome => ({
  customer: null,
  token: null,
  errors,
});
