import { numberOf } from '../catalogue/ids';
import {
  createCustomer,
  updateCustomer,
  type CreateInput,
  type UpdateInput,
} from '../customer/account';
import { invalidToken, type CustomerError } from '../customer/customer-error';
import { refused } from '../customer/customer-outcome';
import {
  activateCustomer,
  readMailedLink,
  recoverCustomer,
  resetPassword,
} from '../customer/recovery';
import { customerOfToken } from '../customer/tokens';
import { addressMutations } from './address-mutations';
import { customerPayload, errorFields } from './customer-payload';
import type { Scope } from './scope';
import { tokenMutations } from './token-mutations';

interface ById<Input> {
  readonly id: string;
  readonly input: Input & { readonly password: string };
}

const invalidLink = (field: string, page: string): CustomerError => ({
  code: 'INVALID',
  field: [field],
  message: `Invalid ${page} url`,
});

const numberIn = (id: string): number | null => numberOf('Customer', id);

function accountMutations(scope: Scope) {
  const { store, origin } = scope;
  return {
    customerCreate: ({ input }: { input: CreateInput }) => {
      store.throttle.check('creating', '');
      store.throttle.count('creating', '');
      const outcome = createCustomer(store, input, origin);
      const { customerAccessToken: _none, ...payload } = customerPayload(outcome, scope);
      return payload;
    },
    customerUpdate: (args: { customerAccessToken: string; customer: UpdateInput }) => {
      const { customer: input } = args;
      const customer = customerOfToken(store, args.customerAccessToken);
      const outcome = customer ? updateCustomer(store, customer, input) : refused(invalidToken);
      return customerPayload(outcome, scope);
    },
    customerRecover: ({ email }: { email: string }) => {
      const address = email.trim().toLowerCase();
      store.throttle.check('recovering', address);
      store.throttle.count('recovering', address);
      return errorFields(recoverCustomer(store, address, origin));
    },
    customerReset: ({ id, input }: ById<{ readonly resetToken: string }>) => {
      const given = { id: numberIn(id), token: input.resetToken, password: input.password };
      return customerPayload(resetPassword(store, given, ['input']), scope);
    },
    customerResetByUrl: ({ resetUrl, password }: { resetUrl: URL | string; password: string }) => {
      const link = readMailedLink(String(resetUrl), 'reset');
      const outcome = link
        ? resetPassword(store, { ...link, password }, ['resetUrl'])
        : refused(invalidLink('resetUrl', 'reset'));
      return customerPayload(outcome, scope);
    },
    customerActivate: ({ id, input }: ById<{ readonly activationToken: string }>) => {
      const given = { id: numberIn(id), token: input.activationToken, password: input.password };
      return customerPayload(activateCustomer(store, given, ['input']), scope);
    },
    customerActivateByUrl: (args: { activationUrl: URL | string; password: string }) => {
      const { activationUrl, password } = args;
      const link = readMailedLink(String(activationUrl), 'activate');
      const outcome = link
        ? activateCustomer(store, { ...link, password }, ['activationUrl'])
        : refused(invalidLink('activationUrl', 'activation'));
      const { userErrors: _none, ...payload } = customerPayload(outcome, scope);
      return payload;
    },
  };
}

/** The fields of `Mutation` on customers, their access tokens and addresses. */
export const customerMutations = (scope: Scope) => ({
  ...tokenMutations(scope),
  ...accountMutations(scope),
  ...addressMutations(scope),
});
