import { array, object, optional, string } from 'valibot';
import { decodeJson } from '~/src/domain/data/decode';
import type { Result, UserError } from '~/src/domain/data/result';
import { failure } from './failure';

/** Statuses that explain themselves: not allowed, no longer possible, not valid. */
const REFUSALS: readonly number[] = [403, 409, 422];

/** The errors of our own services, by the contract of openapi/. */
const refusalSchema = object({
  error: object({
    code: string(),
    message: string(),
    fields: optional(array(object({ field: string(), code: string() })), []),
  }),
});

/**
 * The error of one of our own services as a `user` failure: one error per field, or one for the
 * whole request. Null if it is not such an error.
 */
export const readRefusal = (text: string, status: number): Result<never> | null => {
  const body = REFUSALS.includes(status) ? decodeJson(refusalSchema, text) : null;
  if (!body) return null;
  const { code, message, fields } = body.error;
  const named = fields.map(
    (each): UserError => ({
      field: [each.field],
      message,
      code: each.code,
    }),
  );
  return failure('user', message, {
    status,
    userErrors: named.length > 0 ? named : [{ field: [], message, code }],
  });
};
