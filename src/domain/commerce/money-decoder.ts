import { object, picklist, pipe, number, safeInteger } from 'valibot';
import { CURRENCY_CODES } from '~/src/config/currency';

/** An amount as we write it: to files of the build and to storage. */
export const moneySchema = object({
  cents: pipe(number(), safeInteger()),
  currency: picklist(CURRENCY_CODES),
});
