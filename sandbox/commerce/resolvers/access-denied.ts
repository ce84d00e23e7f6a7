import { GraphQLError } from 'graphql';

/** The platform's error of a field that the caller may not read or run. @param scope that would allow it */
export function accessDenied(field: string, scope: string | null = null): GraphQLError {
  const required = scope === null ? null : `\`${scope}\` access scope.`;
  const message = `Access denied for ${field} field.`;
  return new GraphQLError(required === null ? message : `${message} Required access: ${required}`, {
    extensions: {
      code: 'ACCESS_DENIED',
      documentation: 'https://shopify.dev/api/usage/access-scopes',
      ...(required === null ? {} : { requiredAccess: required }),
    },
  });
}
