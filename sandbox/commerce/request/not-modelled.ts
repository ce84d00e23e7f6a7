import { GraphQLError } from 'graphql';

/** The error for a part of the platform that the sandbox does not model. */
export const notModelled = (what: string): GraphQLError =>
  new GraphQLError(`Not modelled in the sandbox: ${what}`, {
    extensions: { code: 'NOT_MODELLED' },
  });
