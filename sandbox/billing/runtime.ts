import type { SeedStore } from '~/seed/types';
import { customerById } from '../commerce/customer/customers';
import type { Customer } from '../commerce/customer/model';
import type { StoreRuntime } from '../commerce/runtime';
import { dateIn } from '../core/calendar';
import type { StateFile } from '../core/service';
import type { Licenses } from '../licenses/licenses';
import type {
  BillingAddress,
  BillingCustomer,
  BillingData,
  PaymentMethod,
  StoredCharge,
  Subscription,
} from './model';

/** The running billing provider. */
export interface BillingRuntime {
  readonly state: StateFile<BillingData>;
  readonly stores: readonly StoreRuntime[];
  readonly licenses: Licenses;
  readonly now: () => Date;
}

/** A customer of the provider, with their store. */
export interface Account {
  readonly customer: BillingCustomer;
  readonly store: StoreRuntime;
}

type Tables = Pick<
  BillingData,
  'customers' | 'addresses' | 'paymentMethods' | 'subscriptions' | 'charges'
>;

/**
 * The store of that name.
 * @throws if there is none
 */
export function storeOf({ stores }: BillingRuntime, id: SeedStore): StoreRuntime {
  const found = stores.find(({ settings }) => settings.id === id);
  if (!found) throw new Error(`There is no store "${id}".`);
  return found;
}

/**
 * The account of a customer.
 * @throws if there is none
 */
export function accountOf(billing: BillingRuntime, customerId: number): Account {
  const customer = billing.state.value.customers[String(customerId)];
  if (!customer) throw new Error(`There is no customer ${customerId}.`);
  return { customer, store: storeOf(billing, customer.store) };
}

/** The customer's record in the store; null if the store has deleted it. */
export const storeCustomer = ({ customer, store }: Account): Customer | null =>
  customerById(store, customer.storeCustomerId);

/** Today in the time zone of the customer's store. */
export const today = ({ now }: BillingRuntime, { store }: Account): string =>
  dateIn(now(), store.settings.timeZone);

/** An instant in the provider's format. */
export const instant = ({ now }: BillingRuntime): string => now().toISOString();

/**
 * Inserts or replaces a record by id.
 * @returns the record
 */
export function save<Name extends keyof Tables>(
  { state }: BillingRuntime,
  table: Name,
  record: Tables[Name][string],
): Tables[Name][string] {
  state.update(data => ({ ...data, [table]: { ...data[table], [record.id]: record } }));
  return record;
}

/** The tables whose records belong to a customer. */
interface OwnRows {
  readonly addresses: BillingAddress;
  readonly paymentMethods: PaymentMethod;
  readonly subscriptions: Subscription;
  readonly charges: StoredCharge;
}
type OwnTables = {
  readonly [Name in keyof OwnRows]: Readonly<Record<string, OwnRows[Name]>>;
};

/** A customer's records in a table. */
export function ownRecords<Name extends keyof OwnRows>(
  { state }: BillingRuntime,
  name: Name,
  customerId: number,
): readonly OwnRows[Name][] {
  const tables: OwnTables = state.value;
  const table: Readonly<Record<string, OwnRows[Name]>> = tables[name];
  return Object.values(table).filter(record => record.customerId === customerId);
}
