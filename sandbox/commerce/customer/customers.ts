import type { SeedAccount } from '~/seed/types';
import { numericId } from '../catalogue/ids';
import type { StoreRuntime } from '../runtime';
import type { StoreSettings } from '../stores';
import type { Customer } from './model';
import { hashPassword } from './secrets';

function seededCustomer(account: SeedAccount, settings: StoreSettings): Customer {
  const { id: store, country, countryName } = settings;
  const addresses = account.addresses[country === 'CA' ? 'CA' : 'US'].map(address => ({
    id: numericId('address', store, account.email, address.address1),
    country: countryName,
    ...address,
  }));
  return {
    id: numericId('customer', store, account.email),
    email: account.email,
    password: hashPassword(account.password, account.email),
    isEnabled: true,
    firstName: account.firstName,
    lastName: account.lastName,
    phone: account.phone,
    tags: account.tags,
    acceptsMarketing: account.acceptsMarketing,
    createdAt: account.createdAt,
    updatedAt: account.updatedAt,
    addresses,
    defaultAddressId: addresses[0]?.id ?? null,
    identifier: null,
    reset: null,
    activation: null,
  };
}

/** The demo accounts as customers of a store, by id. */
export const seededCustomers = (
  accounts: readonly SeedAccount[],
  settings: StoreSettings,
): Readonly<Record<string, Customer>> =>
  Object.fromEntries(
    accounts.map(account => seededCustomer(account, settings)).map(each => [each.id, each]),
  );

/** The customer of that number; null for a stranger. */
export const customerById = (
  { state }: StoreRuntime,
  id: number | null | undefined,
): Customer | null => (id == null ? null : (state.value.customers[String(id)] ?? null));

/** The customer of an email address, with or without an account; null if there is none. */
export function customerByEmail({ state }: StoreRuntime, email: string): Customer | null {
  const wanted = email.trim().toLowerCase();
  return Object.values(state.value.customers).find(each => each.email === wanted) ?? null;
}

/** An instant as the platform writes it. */
export const instant = ({ now }: StoreRuntime): string => `${now().toISOString().slice(0, 19)}Z`;

/** Replaces or adds a customer, changed now. @returns the customer */
export function saveCustomer(store: StoreRuntime, customer: Customer): Customer {
  const changed = { ...customer, updatedAt: instant(store) };
  store.state.update(data => ({
    ...data,
    customers: { ...data.customers, [changed.id]: changed },
  }));
  return changed;
}

/** A customer who is nobody yet but for the address. */
export const blankCustomer = (store: StoreRuntime, email: string): Customer => ({
  id: numericId('customer', store.settings.id, email.trim().toLowerCase()),
  email: email.trim().toLowerCase(),
  password: null,
  isEnabled: false,
  firstName: null,
  lastName: null,
  phone: null,
  tags: [],
  acceptsMarketing: false,
  createdAt: instant(store),
  updatedAt: instant(store),
  addresses: [],
  defaultAddressId: null,
  identifier: null,
  reset: null,
  activation: null,
});
