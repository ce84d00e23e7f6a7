import { object, pipe, string, transform } from 'valibot';
import { nullable } from '~/src/domain/data/decode';
import { id, text } from './fields';

/** Where something is sent or billed to; empty texts are absent fields. */
export interface BillingPostalAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly province: string;
  readonly zip: string;
  /** Two letters. */
  readonly countryCode: string;
  readonly phone: string;
}

/** An address to which subscriptions are sent, with the card that is charged for them. */
export interface BillingAddress extends BillingPostalAddress {
  readonly id: string;
  readonly paymentMethodId: string | null;
}

const wirePostal = object({
  address1: string(),
  address2: text,
  city: string(),
  company: text,
  country_code: string(),
  first_name: text,
  last_name: text,
  phone: text,
  province: text,
  zip: text,
});

/** An address as the provider nests it in other records. */
export const postalAddress = pipe(
  wirePostal,
  transform(
    ({ first_name, last_name, country_code, ...rest }): BillingPostalAddress => ({
      ...rest,
      firstName: first_name,
      lastName: last_name,
      countryCode: country_code,
    }),
  ),
);

/** A record of `/addresses`. */
export const billingAddress = pipe(
  object({ ...wirePostal.entries, id, payment_method_id: nullable(id) }),
  transform(
    ({ first_name, last_name, country_code, payment_method_id, ...rest }): BillingAddress => ({
      ...rest,
      firstName: first_name,
      lastName: last_name,
      countryCode: country_code,
      paymentMethodId: payment_method_id,
    }),
  ),
);
