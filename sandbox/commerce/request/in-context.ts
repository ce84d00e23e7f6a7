import { getDirectiveValues, type GraphQLError, type OperationDefinitionNode } from 'graphql';
import type { JsonObject } from '~/sandbox/core/json';
import { notModelled } from '../resolvers/not-modelled';
import { publishedSchema } from '../schema';

/**
 * The supported arguments of `@inContext`; a store has one market and one language to fall back to.
 */
const SUPPORTED: readonly string[] = ['country', 'language'];

/** The errors of a context that names more than a country and a language. */
export function contextErrors(
  operation: OperationDefinitionNode,
  variables: JsonObject,
): readonly GraphQLError[] {
  const directive = publishedSchema().getDirective('inContext');
  const values = directive ? getDirectiveValues(directive, operation, variables) : undefined;
  return Object.entries(values ?? {})
    .filter(([name, value]) => value !== null && value !== undefined && !SUPPORTED.includes(name))
    .map(([name]) => notModelled(`@inContext(${name}:)`));
}
