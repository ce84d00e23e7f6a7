import { array, boolean, nullish, object, pipe, string, transform } from 'valibot';
import type { Dealer } from '~/src/domain/contact/dealer';
import { decode, nullable, type DecodeError } from '~/src/domain/data/decode';
import type { Result } from '~/src/domain/data/result';

const hitSchema = pipe(
  object({
    id: string(),
    name: string(),
    phone: nullable(string()),
    serviceAreas: nullish(array(string())),
    companyOwned: nullish(boolean()),
  }),
  transform(
    ({ id, name, phone, serviceAreas, companyOwned }): Dealer => ({
      id,
      name,
      phone,
      serviceAreas: serviceAreas ?? [],
      isCompanyOwned: companyOwned ?? false,
    }),
  ),
);

/** A dealer from a record of the `dealers` index; an error for one without id or name. */
export const toDealer = (value: unknown): Result<Dealer, DecodeError> => decode(hitSchema, value);
