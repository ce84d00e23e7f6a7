import type { WriteFault } from '../api-error';

/** The reason why a change is rejected; it becomes an `ApiError` with its position in the list. */
export class RejectedChange extends Error {
  constructor(
    readonly status: number,
    readonly fault: WriteFault,
  ) {
    super(fault.description);
  }
}

const reject = (
  status: number,
  type: string,
  description: string,
  details: Readonly<Record<string, unknown>> = {},
): RejectedChange => new RejectedChange(status, { description, type, ...details });

/** The vendor's error messages. */
export const rejections = {
  permission: (permission: string) =>
    reject(
      403,
      'insufficientPermissionsError',
      `Insufficient permissions; permission "${permission}" required`,
      { permission },
    ),
  exists: (id: string) =>
    reject(409, 'documentAlreadyExistsError', `Document by ID "${id}" already exists`, { id }),
  missing: (id: string) =>
    reject(404, 'documentNotFoundError', `The document with the ID "${id}" was not found`, { id }),
  revision: (id: string, current: unknown, expected: string) =>
    reject(
      409,
      'documentRevisionIDDoesNotMatchError',
      `Document "${id}" has unexpected revision ID ("${String(current)}"), expected "${expected}"`,
      { currentRevisionID: current, expectedRevisionID: expected, id },
    ),
  referenced: (id: string, by: readonly string[]) =>
    reject(
      409,
      'documentHasExistingReferencesError',
      `Document "${id}" cannot be deleted as there are references to it from "${by[0] ?? ''}"`,
      { id, referencingIDs: by },
    ),
  reference: (id: string, referenceId: string) =>
    reject(
      409,
      'documentReferenceDoesNotExistError',
      `Document "${id}" references non-existent document "${referenceId}"`,
      { id, referenceID: referenceId },
    ),
  malformed: (description: string) => reject(400, 'validationError', description),
  notModelled: (what: string) =>
    reject(501, 'notModelled', `The content sandbox has not modelled ${what} yet.`),
};
