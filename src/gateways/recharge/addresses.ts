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

type WireName =
  | ('first_name' | 'last_name' | 'company' | 'address1' | 'address2')
  | ('city' | 'province' | 'zip' | 'country_code' | 'phone');

/** The postal fields by the provider's names; those that are undefined are not sent. */
function toWire(postal: BillingPostalAddress): Readonly<Record<WireName, string>>;
function toWire(postal: Partial<BillingPostalAddress>): Partial<Record<WireName, string>>;
function toWire(postal: Partial<BillingPostalAddress>): Partial<Record<WireName, string>> {
  return {
    first_name: postal.firstName,
    last_name: postal.lastName,
    company: postal.company,
    address1: postal.address1,
    address2: postal.address2,
    city: postal.city,
    province: postal.province,
    zip: postal.zip,
    country_code: postal.countryCode,
    phone: postal.phone,
  };
}

const cardToWire = (id: string | null | undefined): { readonly payment_method_id?: number } =>
  id === null || id === undefined ? {} : { payment_method_id: Number(id) };

/** Changes an address and the charges of its deliveries. Errors as `callRecharge`. */
export const updateAddress = (
  config: RechargeConfig,
  session: RechargeSession,
  id: string,
  change: AddressChange,
): Promise<Result<BillingAddress>> =>
  callAs(config, session, billingAddress, known =>
    update(
      known,
      id,
      { ...toWire(change), ...cardToWire(change.paymentMethodId) },
      { commit: true },
    ),
  );

/** Adds an address. Errors as `callRecharge`. */
export const createAddress = (
  config: RechargeConfig,
  session: RechargeSession,
  wanted: NewAddress,
): Promise<Result<BillingAddress>> =>
  callAs(config, session, billingAddress, known =>
    create(known, { ...toWire(wanted), ...cardToWire(wanted.paymentMethodId) }),
  );
