import { execute, GraphQLError, parse, validate } from 'graphql';
import type { DocumentNode, ExecutionResult } from 'graphql';
import { modelFieldResolver } from './resolvers/not-modelled';
import { publishedSchema } from './schema';

/** A GraphQL request as it came off the wire. */
export interface GraphqlRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName: string | null;
}

type Checked = { readonly document: DocumentNode } | { readonly errors: readonly GraphQLError[] };

const CACHED_DOCUMENTS = 500;
const checkedDocuments = new Map<string, Checked>();

function check(query: string): Checked {
  try {
    const document = parse(query);
    const errors = validate(publishedSchema(), document);
    return errors.length > 0 ? { errors } : { document };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
}

function checked(query: string): Checked {
  const known = checkedDocuments.get(query) ?? check(query);
  checkedDocuments.delete(query);
  checkedDocuments.set(query, known);
  const [oldest] = checkedDocuments.keys();
  if (checkedDocuments.size > CACHED_DOCUMENTS && oldest) checkedDocuments.delete(oldest);
  return known;
}

/**
 * Runs a request against the published schema: every field reads its model in `root`, and says so
 * when nobody modelled it. Errors are in the result, also those of the document itself.
 */
export async function executeRequest(
  request: GraphqlRequest,
  root: object,
): Promise<ExecutionResult> {
  const result = checked(request.query);
  if ('errors' in result) return result;
  return execute({
    schema: publishedSchema(),
    document: result.document,
    rootValue: root,
    variableValues: request.variables,
    operationName: request.operationName,
    fieldResolver: modelFieldResolver,
  });
}
