import { getDirectiveValues, type GraphQLResolveInfo } from 'graphql';

/** The country that the operation's `@inContext` names, or null. */
export function countryInContext(info: GraphQLResolveInfo): string | null {
  const directive = info.schema.getDirective('inContext');
  if (!directive) return null;
  const values = getDirectiveValues(directive, info.operation, info.variableValues);
  return typeof values?.country === 'string' ? values.country : null;
}
