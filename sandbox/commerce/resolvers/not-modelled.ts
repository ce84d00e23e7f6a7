import { defaultFieldResolver, GraphQLError, type GraphQLFieldResolver } from 'graphql';

/** The error of a part of the platform that the sandbox does not imitate. */
export const notModelled = (what: string): GraphQLError =>
  new GraphQLError(`Not modelled in the sandbox: ${what}`, {
    extensions: { code: 'NOT_MODELLED' },
  });

/**
 * Reads a field from a model object. A key that is absent is a field nobody modelled, which is said
 * aloud; a key that holds null is an answer.
 */
export const modelFieldResolver: GraphQLFieldResolver<unknown, unknown> = (
  source,
  args,
  context,
  info,
) => {
  if (typeof source !== 'object' || source === null || !(info.fieldName in source)) {
    throw notModelled(`${info.parentType.name}.${info.fieldName}`);
  }
  return defaultFieldResolver(source, args, context, info);
};
