import type { StoreRuntime } from '../runtime';
import { blankCustomer, customerByEmail, saveCustomer } from './customers';
import type { CustomerError } from './customer-error';
import { refused, type CustomerOutcome } from './customer-outcome';
import { emailErrors, passwordErrors, phoneErrors, textErrors } from './input-checks';
import type { Customer } from './model';
import { inviteCustomer } from './recovery';
import { hashPassword } from './secrets';
import { deleteTokensOf, issueToken } from './tokens';

/** `CustomerCreateInput`. */
export interface CreateInput {
  readonly email: string;
  readonly password: string;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly phone?: string | null;
  readonly acceptsMarketing?: boolean | null;
}

/** `CustomerUpdateInput`: an absent field is unchanged, null clears it. */
export type UpdateInput = Partial<{
  readonly [Name in keyof CreateInput]: CreateInput[Name] | null;
}>;

const nameErrors = ({ firstName, lastName }: UpdateInput, root: string) => [
  ...textErrors(firstName, 'First name', [root, 'firstName']),
  ...textErrors(lastName, 'Last name', [root, 'lastName']),
];

function takenPhone(
  { state }: StoreRuntime,
  phone: string | null | undefined,
  id: number | null,
  root: string,
): readonly CustomerError[] {
  const others = Object.values(state.value.customers).filter(each => each.id !== id);
  return phone && others.some(each => each.phone === phone)
    ? [{ code: 'TAKEN', field: [root, 'phone'], message: 'Phone has already been taken' }]
    : [];
}

function takenEmail(
  store: StoreRuntime,
  email: string,
  id: number | null,
  root: string,
): readonly CustomerError[] {
  const owner = customerByEmail(store, email);
  return owner && owner.id !== id
    ? [{ code: 'TAKEN', field: [root, 'email'], message: 'Email has already been taken' }]
    : [];
}

/** `customerCreate`. A guest who bought before is sent an activation link. */
export function createCustomer(
  store: StoreRuntime,
  input: CreateInput,
  origin: string,
): CustomerOutcome {
  const known = customerByEmail(store, input.email);
  if (known && !known.isEnabled) {
    inviteCustomer(store, known, origin);
    return refused({
      code: 'CUSTOMER_DISABLED',
      field: ['input', 'email'],
      message: `We have sent an email to ${known.email}, please click the link included to verify your email address.`,
    });
  }
  const errors = [
    ...emailErrors(input.email, ['input', 'email']),
    ...takenEmail(store, input.email, null, 'input'),
    ...passwordErrors(input.password, ['input', 'password']),
    ...nameErrors(input, 'input'),
    ...phoneErrors(input.phone, ['input', 'phone']),
    ...takenPhone(store, input.phone, null, 'input'),
  ];
  if (errors.length > 0) return refused(...errors);
  const customer = saveCustomer(store, {
    ...blankCustomer(store, input.email),
    isEnabled: true,
    password: hashPassword(input.password),
    firstName: input.firstName || null,
    lastName: input.lastName || null,
    phone: input.phone || null,
    acceptsMarketing: input.acceptsMarketing ?? false,
  });
  return { customer, token: null, errors: [] };
}

function updateErrors(
  store: StoreRuntime,
  { id }: Customer,
  input: UpdateInput,
): readonly CustomerError[] {
  const { email, password, phone } = input;
  return [
    ...(email == null ? [] : emailErrors(email, ['customer', 'email'])),
    ...(email == null ? [] : takenEmail(store, email, id, 'customer')),
    ...(password == null ? [] : passwordErrors(password, ['customer', 'password'])),
    ...nameErrors(input, 'customer'),
    ...phoneErrors(phone, ['customer', 'phone']),
    ...takenPhone(store, phone, id, 'customer'),
  ];
}

/** `customerUpdate`. A new password revokes all tokens and returns a new one. */
export function updateCustomer(
  store: StoreRuntime,
  customer: Customer,
  input: UpdateInput,
): CustomerOutcome {
  const errors = updateErrors(store, customer, input);
  if (errors.length > 0) return refused(...errors);
  const { email, password, firstName, lastName, phone, acceptsMarketing } = input;
  const changed = saveCustomer(store, {
    ...customer,
    email: email == null ? customer.email : email.trim().toLowerCase(),
    password: password == null ? customer.password : hashPassword(password),
    firstName: firstName === undefined ? customer.firstName : firstName || null,
    lastName: lastName === undefined ? customer.lastName : lastName || null,
    phone: phone === undefined ? customer.phone : phone || null,
    acceptsMarketing: acceptsMarketing ?? customer.acceptsMarketing,
  });
  if (password == null) return { customer: changed, token: null, errors: [] };
  deleteTokensOf(store, changed);
  return { customer: changed, token: issueToken(store, changed), errors: [] };
}
