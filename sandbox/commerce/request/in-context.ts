import { getDirectiveValues, type GraphQLError, type OperationDefinitionNode } from 'graphql';
import type { JsonObject } from '~/sandbox/core/json';
import type { BuyerContext } from '../markets/store-in-context';
import { notModelled } from './not-modelled';
import { publishedSchema } from '../schema';

/** The supported arguments of `@inContext`. */
const SUPPORTED: readonly string[] = ['country', 'language'];

function valuesOf(operation: OperationDefinitionNode, variables: JsonObject): JsonObject {
  const directive = publishedSchema().getDirective('inContext');
  const values = directive ? getDirectiveValues(directive, operation, variables) : undefined;
  return values ?? {};
}

/** The country and the language that an operation's `@inContext` names. */
export function buyerContext(
  operation: OperationDefinitionNode,
  variables: JsonObject,
): BuyerContext {
  const { country, language } = valuesOf(operation, variables);
  return {
    country: typeof country === 'string' ? country : null,
    language: typeof language === 'string' ? language : null,
  };
}

/** The errors of a context that names more than a country and a language. */
export function contextErrors(
  operation: OperationDefinitionNode,
  variables: JsonObject,
): readonly GraphQLError[] {
  return Object.entries(valuesOf(operation, variables))
    .filter(([name, value]) => value !== null && value !== undefined && !SUPPORTED.includes(name))
    .map(([name]) => notModelled(`@inContext(${name}:)`));
}
