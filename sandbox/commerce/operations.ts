import { Kind, parse, type DocumentNode } from 'graphql';
import { isJsonObject, parseJson } from '../core/json';
import { routeOperations, type Operation } from '../core/operations';
import { cartLineMutations, cartMutations } from './resolvers/cart-mutations';
import { createScope } from './resolvers/create-scope';
import { customerMutations } from './resolvers/customer-mutations';
import { queryRoot } from './resolvers/query-root';
import type { Scope } from './resolvers/scope';
import type { StoreRuntime } from './runtime';

const mutationsOf = (scope: Scope) => ({
  ...cartMutations(scope),
  ...cartLineMutations(scope),
  ...customerMutations(scope),
});

/** The fields of the roots that are modelled. */
export const rootOf = (scope: Scope) => ({ ...queryRoot(scope), ...mutationsOf(scope) });

const parsed = (query: string): DocumentNode | null => {
  try {
    return parse(query);
  } catch {
    return null;
  }
};

/** The names of the root fields that a request asks for. */
function rootFields(body: string): ReadonlySet<string> {
  const request = parseJson(body);
  const query = isJsonObject(request) && typeof request.query === 'string' ? request.query : '';
  const definitions = parsed(query)?.definitions ?? [];
  return new Set(
    definitions.flatMap(definition =>
      definition.kind === Kind.OPERATION_DEFINITION
        ? definition.selectionSet.selections.flatMap(each =>
            each.kind === Kind.FIELD ? each.name.value : [],
          )
        : [],
    ),
  );
}

const fieldOperation = (kind: 'query' | 'mutation', name: string): Operation => ({
  name: `${kind} ${name}`,
  matches: ({ path, body }) => /^\/api\/[^/]+\/graphql/.test(path) && rootFields(body).has(name),
});

/** What a store answers: the root fields that are modelled, its pages, pictures and films. */
export function storeOperations(store: StoreRuntime): readonly Operation[] {
  const scope = createScope(store, 'http://127.0.0.1');
  return [
    ...Object.keys(queryRoot(scope)).map(name => fieldOperation('query', name)),
    ...Object.keys(mutationsOf(scope)).map(name => fieldOperation('mutation', name)),
    ...routeOperations([
      'GET /cart/c/{token}',
      'POST /cart/c/{token}',
      'GET /orders/{token}',
      'GET /account/login/multipass/{token}',
      'GET /account/logout',
      'GET /cdn/shop/files/{file}',
      'GET /cdn/shop/videos/{file}',
    ]),
  ];
}
