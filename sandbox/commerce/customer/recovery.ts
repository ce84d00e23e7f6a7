import type { StoreRuntime } from '../runtime';
import { customerByEmail, customerById, saveCustomer } from './customers';
import type { CustomerError } from './customer-error';
import { refused, type CustomerOutcome } from './customer-outcome';
import { passwordErrors } from './input-checks';
import { sendInvitation, sendStoreReset } from './mails';
import type { Customer } from './model';
import { createMailedToken, hashPassword, isMailedToken } from './secrets';
import { deleteTokensOf, issueToken } from './tokens';

const HOUR_MS = 3_600_000;

const hoursFromNow = ({ now }: StoreRuntime, hours: number): string =>
  new Date(now().getTime() + hours * HOUR_MS).toISOString();

/** `customerRecover`: emails a link. @returns the errors */
export function recoverCustomer(
  store: StoreRuntime,
  email: string,
  origin: string,
): readonly CustomerError[] {
  const customer = customerByEmail(store, email);
  if (!customer?.isEnabled) {
    const message = 'Could not find customer';
    return [{ code: 'UNIDENTIFIED_CUSTOMER', field: ['email'], message }];
  }
  const { token, stored } = createMailedToken(hoursFromNow(store, 24));
  saveCustomer(store, { ...customer, reset: stored });
  sendStoreReset(store, customer, `${origin}/account/reset/${customer.id}/${token}`);
  return [];
}

/** Mails a link that activates an account. */
export function inviteCustomer(store: StoreRuntime, customer: Customer, origin: string): void {
  const { token, stored } = createMailedToken(hoursFromNow(store, 30 * 24));
  saveCustomer(store, { ...customer, activation: stored });
  sendInvitation(store, customer, `${origin}/account/activate/${customer.id}/${token}`);
}

/** The customer's number and the token in a mailed link; null when it is none of the store's. */
export function readMailedLink(
  link: string,
  page: 'reset' | 'activate',
): { readonly id: number; readonly token: string } | null {
  const path = URL.canParse(link) ? new URL(link).pathname : '';
  const match = /^\/account\/(reset|activate)\/(\d{1,15})\/([0-9a-f-]{1,80})$/.exec(path);
  return match?.[1] === page ? { id: Number(match[2]), token: match[3] ?? '' } : null;
}

function enable(store: StoreRuntime, customer: Customer, password: string): CustomerOutcome {
  const enabled = saveCustomer(store, {
    ...customer,
    isEnabled: true,
    reset: null,
    activation: null,
    password: hashPassword(password),
  });
  deleteTokensOf(store, enabled);
  return { customer: enabled, token: issueToken(store, enabled), errors: [] };
}

interface Given {
  readonly id: number | null;
  readonly token: string;
  readonly password: string;
}

/** `customerReset` and `customerResetByUrl`. @param root the field that errors name */
export function resetPassword(
  store: StoreRuntime,
  { id, token, password }: Given,
  root: readonly string[],
): CustomerOutcome {
  const customer = customerById(store, id);
  if (!customer || !isMailedToken(token, customer.reset, store.now())) {
    return refused({ code: 'TOKEN_INVALID', field: root, message: 'Invalid reset token' });
  }
  const errors = passwordErrors(
    password,
    root[0] === 'input' ? [...root, 'password'] : ['password'],
  );
  return errors.length > 0 ? refused(...errors) : enable(store, customer, password);
}

/** `customerActivate` and `customerActivateByUrl`. @param root the field that errors name */
export function activateCustomer(
  store: StoreRuntime,
  { id, token, password }: Given,
  root: readonly string[],
): CustomerOutcome {
  const customer = customerById(store, id);
  if (customer?.isEnabled) {
    return refused({ code: 'ALREADY_ENABLED', field: null, message: 'Customer already enabled' });
  }
  if (!customer || !isMailedToken(token, customer.activation, store.now())) {
    return refused({ code: 'TOKEN_INVALID', field: root, message: 'Invalid activation token' });
  }
  const errors = passwordErrors(
    password,
    root[0] === 'input' ? [...root, 'password'] : ['password'],
  );
  return errors.length > 0 ? refused(...errors) : enable(store, customer, password);
}
