import { defaultFieldResolver, type GraphQLFieldResolver } from 'graphql';
import { deniedScope, type Access } from '../request/access';
import { accessDenied } from './access-denied';
import { resolveStrictly } from './supported-input';
import { notModelled } from '../request/not-modelled';

/**
 * Reads a field from a model object. A missing key is a field that is not modelled, which is
 * reported, and so is an argument that the model does not read; a null value is an answer.
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
