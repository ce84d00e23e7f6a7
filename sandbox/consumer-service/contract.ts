import { openContract } from '../core/openapi-contract';

export type { FieldError } from '../core/openapi-contract';

/**
 * `openapi/service.yaml`: validators by the names of its schemas, the invalid fields of a request, and the
 * operations that it describes.
 */
export const { schemaOf, fieldErrors, operations } = openContract('service');
