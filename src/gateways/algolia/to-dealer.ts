import type { Dealer } from '~/src/domain/contact/dealer';
import { boolean, list, nullable, object, string } from '~/src/domain/data/decode';

const hit = object({
  id: string,
  name: string,
  phone: nullable(string),
  serviceAreas: nullable(list(string)),
  companyOwned: nullable(boolean),
});

/** A dealer out of a record of the `dealers` index; throws `DecodeError` on one without id or name. */
export const toDealer = (value: unknown): Dealer => {
  const { id, name, phone, serviceAreas, companyOwned } = hit(value);
  return {
    id,
    name,
    phone,
    serviceAreas: serviceAreas ?? [],
    isCompanyOwned: companyOwned ?? false,
  };
};
