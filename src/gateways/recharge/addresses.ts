import {
  createAddress as create,
  listAddresses as list,
  updateAddress as update,
} from '@rechargeapps/storefront-client';
import { array, object, pipe, string, transform } from 'valibot';
import { nullable } from '~/src/domain/data/decode';
import type { Result } from '~/src/domain/data/result';
import { callAs, type RechargeConfig, type RechargeSession } from './call';
import { pageQuery, readAllPages } from './pages';
import { billingAddress, type BillingAddress, type BillingPostalAddress } from './to-address';

/** Changes to an address; absent fields keep their values. */
export type AddressChange = Partial<BillingPostalAddress> & {
  /** The card to charge for deliveries to it. */
  readonly paymentMethodId?: string;
};

/** A new address, with the card that pays for deliveries to it; null for the customer's default. */
export type NewAddress = BillingPostalAddress & {
  readonly paymentMethodId: string | null;
};

const page = pipe(
  object({ next_cursor: nullable(string()), addresses: array(billingAddress) }),
  transform(({ next_cursor, addresses }) => ({ nextCursor: next_cursor, records: addresses })),
);

/** The addresses to which subscriptions are sent. Errors as `callRecharge`. */
export const listAddresses = (
  config: RechargeConfig,
  session: RechargeSession,
): Promise<Result<readonly BillingAddress[]>> =>
  readAllPages(cursor =>
    callAs(config, session, page, known => list(known, pageQuery(cursor, {}))),
  );

const wireNames = {
  firstName: 'first_name',
  lastName: 'last_name',
  company: 'company',
  address1: 'address1',
  address2: 'address2',
  city: 'city',
  province: 'province',
  zip: 'zip',
  countryCode: 'country_code',
  phone: 'phone',
} as const satisfies Readonly<Record<keyof BillingPostalAddress, string>>;

const isPostalField = (name: string): name is keyof BillingPostalAddress =>
  Object.hasOwn(wireNames, name);

const toWire = ({
  paymentMethodId,
  ...postal
}: AddressChange): Readonly<Record<string, string | number>> => {
  const entries = Object.entries(postal).flatMap(([name, value]) =>
    isPostalField(name) ? [[wireNames[name], value] as const] : [],
  );
  return {
    ...Object.fromEntries(entries),
    ...(paymentMethodId === undefined ? {} : { payment_method_id: Number(paymentMethodId) }),
  };
};

/** Changes an address and the charges of its deliveries. Errors as `callRecharge`. */
export const updateAddress = (
  config: RechargeConfig,
  session: RechargeSession,
  id: string,
  change: AddressChange,
): Promise<Result<BillingAddress>> =>
  callAs(config, session, billingAddress, known =>
    update(known, id, toWire(change), { commit: true }),
  );

/** Adds an address. Errors as `callRecharge`. */
export const createAddress = (
  config: RechargeConfig,
  session: RechargeSession,
  { paymentMethodId, ...postal }: NewAddress,
): Promise<Result<BillingAddress>> =>
  callAs(config, session, billingAddress, known =>
    create(known, {
      ...{ first_name: postal.firstName, last_name: postal.lastName, company: postal.company },
      ...{ address1: postal.address1, address2: postal.address2, city: postal.city },
      ...{ province: postal.province, zip: postal.zip, country_code: postal.countryCode },
      phone: postal.phone,
      ...(paymentMethodId === null ? {} : { payment_method_id: Number(paymentMethodId) }),
    }),
  );
