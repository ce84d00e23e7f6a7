import type { WriteFault } from '../api-error';

/** Why one change of a transaction is refused; made an `ApiError` with its place in the list. */
export class RefusedChange extends Error {
  constructor(
    readonly status: number,
    readonly fault: WriteFault,
  ) {
    super(fault.description);
  }
}

const refuse = (
  status: number,
  type: string,
  description: string,
  details: Readonly<Record<string, unknown>> = {},
): RefusedChange => new RefusedChange(status, { description, type, ...details });

/** The refusals of the vendor, in its words. */
export const refusals = {
  permission: (permission: string) =>
    refuse(
      403,
      'insufficientPermissionsError',
      `Insufficient permissions; permission "${permission}" required`,
      { permission },
    ),
  exists: (id: string) =>
    refuse(409, 'documentAlreadyExistsError', `Document by ID "${id}" already exists`, { id }),
  missing: (id: string) =>
    refuse(404, 'documentNotFoundError', `The document with the ID "${id}" was not found`, { id }),
  revision: (id: string, current: unknown, expected: string) =>
    refuse(
      409,
      'documentRevisionIDDoesNotMatchError',
      `Document "${id}" has unexpected revision ID ("${String(current)}"), expected "${expected}"`,
      { currentRevisionID: current, expectedRevisionID: expected, id },
    ),
  referenced: (id: string, by: readonly string[]) =>
    refuse(
      409,
      'documentHasExistingReferencesError',
      `Document "${id}" cannot be deleted as there are references to it from "${by[0] ?? ''}"`,
      { id, referencingIDs: by },
    ),
  reference: (id: string, referenceId: string) =>
    refuse(
      409,
      'documentReferenceDoesNotExistError',
      `Document "${id}" references non-existent document "${referenceId}"`,
      { id, referenceID: referenceId },
    ),
  malformed: (description: string) => refuse(400, 'validationError', description),
  notModelled: (what: string) =>
    refuse(501, 'notModelled', `The content sandbox has not modelled ${what} yet.`),
};
