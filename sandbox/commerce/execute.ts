import { execute, getOperationAST, GraphQLError, parse } from 'graphql';
import type { DocumentNode, ExecutionResult } from 'graphql';
import type { JsonObject } from '../core/json';
import { idUses, type IdUses } from './request/global-ids';
import type { Access } from './request/access';
import type { BuyerContext } from './markets/store-in-context';
import { buyerContext, contextErrors } from './request/in-context';
import { limitFields, limitTokens } from './request/limits';
import { validationErrors } from './request/validation';
import { variableErrors } from './request/variables';
import { modelFieldResolver } from './resolvers/model-field';
import { publishedSchema } from './schema';

/** A GraphQL request as it came off the wire. */
export interface GraphqlRequest {
  readonly query: string;
  readonly variables: JsonObject;
  readonly operationName: string | null;
}

type Errors = { readonly errors: readonly GraphQLError[] };
type Checked = { readonly document: DocumentNode; readonly ids: IdUses['variables'] } | Errors;

const CACHED_DOCUMENTS = 500;
const checkedDocuments = new Map<string, Checked>();

/** The result of a step, or the GraphQL error that it throws. */
function attempt<T>(step: () => T): T | Errors {
  try {
    return step();
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
}

function check(query: string): Checked {
  limitTokens(query);
  const document = parse(query);
  const errors = validationErrors(document);
  if (errors.length > 0) return { errors };
  const ids = idUses(document);
  return ids.errors.length > 0 ? { errors: ids.errors } : { document, ids: ids.variables };
}

function checked(query: string): Checked {
  const known = checkedDocuments.get(query) ?? attempt(() => check(query));
  checkedDocuments.delete(query);
  checkedDocuments.set(query, known);
  const [oldest] = checkedDocuments.keys();
  if (checkedDocuments.size > CACHED_DOCUMENTS && oldest) checkedDocuments.delete(oldest);
  return known;
}

/** The errors of one request's values, found before execution. */
function refused(
  document: DocumentNode,
  { variables, operationName }: GraphqlRequest,
  ids: IdUses['variables'],
): Errors | null {
  const operation = getOperationAST(document, operationName);
  if (!operation) return null;
  const errors = variableErrors(operation, variables, ids);
  if (errors.length > 0) return { errors };
  const limited = attempt(() => limitFields(document, variables));
  if (limited) return limited;
  const context = contextErrors(operation, variables);
  return context.length > 0 ? { errors: context } : null;
}

function contextOf(
  document: DocumentNode,
  { variables, operationName }: GraphqlRequest,
): BuyerContext {
  const operation = getOperationAST(document, operationName);
  return operation ? buyerContext(operation, variables) : {};
}

/** Every error gets a code; one without its own is a failure of the sandbox. */
function withCodes(result: ExecutionResult): ExecutionResult {
  const { errors } = result;
  if (!errors) return result;
  const coded = errors.map(error => {
    if (error.extensions.code) return error;
    const { message, nodes, source, positions, path, originalError } = error;
    const extensions = { ...error.extensions, code: 'INTERNAL_SERVER_ERROR' };
    const options = { nodes, source, positions, path, originalError, extensions };
    return new GraphQLError(message, options);
  });
  return { ...result, errors: coded };
}

/**
 * Runs a request against the published schema: every field reads its model in the root for the request's
 * context, and reports if it is not modelled. Errors are in the result, including those of the document and the
 * variables. Fields that `access` does not reach are errors too.
 */
export async function executeRequest(
  request: GraphqlRequest,
  rootIn: (context: BuyerContext) => object,
  access: Access,
): Promise<ExecutionResult> {
  const result = checked(request.query);
  if ('errors' in result) return result;
  const refusal = refused(result.document, request, result.ids);
  if (refusal) return refusal;
  return withCodes(
    await execute({
      schema: publishedSchema(),
      document: result.document,
      rootValue: rootIn(contextOf(result.document, request)),
      contextValue: access,
      variableValues: request.variables,
      operationName: request.operationName,
      fieldResolver: modelFieldResolver,
    }),
  );
}
