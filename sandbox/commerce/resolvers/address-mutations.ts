import { numberOf } from '../catalogue/ids';
import {
  createAddress,
  deleteAddress,
  setDefaultAddress,
  updateAddress,
  type AddressInput,
  type AddressOutcome,
} from '../customer/addresses';
import { invalidToken } from '../customer/customer-error';
import type { Customer } from '../customer/model';
import { customerOfToken } from '../customer/tokens';
import { accessDenied } from './access-denied';
import { addressView } from './address-view';
import { errorFields } from './customer-payload';
import { customerView } from './customer-view';
import type { Scope } from './scope';

type Of<Rest> = { readonly customerAccessToken: string } & Rest;

const numberIn = (id: string): number | null => numberOf('MailingAddress', id);

const changed = ({ address, errors }: AddressOutcome) => ({
  customerAddress: address && addressView(address, 'CustomerAddress'),
  ...errorFields(errors),
});

/**
 * The fields of `Mutation` on a customer's addresses. An invalid token is a user error, but
 * `customerAddressCreate` throws `ACCESS_DENIED` for one, as the platform does.
 */
export function addressMutations(scope: Scope) {
  const { store } = scope;
  const forCustomer = (
    { customerAccessToken }: Of<object>,
    change: (customer: Customer) => AddressOutcome,
  ): AddressOutcome => {
    const customer = customerOfToken(store, customerAccessToken);
    return customer ? change(customer) : { customer: null, address: null, errors: [invalidToken] };
  };
  return {
    customerAddressCreate: (args: Of<{ address: AddressInput }>) => {
      // Unlike the other mutations, it reports an invalid token as an error of the whole query.
      const customer = customerOfToken(store, args.customerAccessToken);
      if (!customer) throw accessDenied('customerAddressCreate');
      return changed(createAddress(store, customer, args.address));
    },
    customerAddressUpdate: (args: Of<{ id: string; address: AddressInput }>) => {
      const { id, address } = args;
      return changed(
        forCustomer(args, customer => updateAddress(store, customer, numberIn(id), address)),
      );
    },
    customerAddressDelete: (args: Of<{ id: string }>) => {
      const { id } = args;
      const { address, errors } = forCustomer(args, customer =>
        deleteAddress(store, customer, numberIn(id)),
      );
      return { deletedCustomerAddressId: address ? id : null, ...errorFields(errors) };
    },
    customerDefaultAddressUpdate: (args: Of<{ addressId: string }>) => {
      const { addressId } = args;
      const { customer, errors } = forCustomer(args, known =>
        setDefaultAddress(store, known, numberIn(addressId)),
      );
      return { customer: customer && customerView(customer, scope), ...errorFields(errors) };
    },
  };
}
