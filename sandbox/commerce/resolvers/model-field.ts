import { defaultFieldResolver, type GraphQLFieldResolver } from 'graphql';
import { deniedScope, type Access } from '../request/access';
import { accessDenied } from './access-denied';
import { resolveStrictly } from './supported-input';
import { notModelled } from '../request/not-modelled';

/**
 * Reads a field from a model object. A null value is an answer.
 * @throws {GraphQLError} `ACCESS_DENIED` if the token lacks the scope; or a "not modelled" error
 *   for a missing key and for an argument that the model does not read
 */
export const modelFieldResolver: GraphQLFieldResolver<
  unknown,
  Access,
  Readonly<Record<string, unknown>>
> = (source, args, access, info) => {
  const field = `${info.parentType.name}.${info.fieldName}`;
  const denied = deniedScope(access, info.parentType.name, info.fieldName);
  if (denied) throw accessDenied(info.fieldName, denied.scope);
  if (typeof source !== 'object' || source === null || !(info.fieldName in source)) {
    throw notModelled(field);
  }
  const known = info.parentType.getFields()[info.fieldName]?.args ?? [];
  return resolveStrictly({ field, known }, args, tracked =>
    defaultFieldResolver(source, tracked, access, info),
  );
};
