import { openContract } from '../core/openapi-contract';

export type { FieldError } from '../core/openapi-contract';

/** `openapi/service.yaml`: validators by the names of its schemas, and the invalid fields of a request. */
export const { schemaOf, fieldErrors } = openContract('service');
