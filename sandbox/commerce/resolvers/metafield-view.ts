import { globalId } from '../catalogue/ids';
import type { CatalogueMetafield } from '../catalogue/model';
import { connection, type PageArguments } from './connection';
import type { Scope } from './scope';

interface Identifier {
  readonly namespace?: string | null;
  readonly key: string;
}

export interface MetafieldOwner {
  readonly metafields: readonly CatalogueMetafield[];
  /** When the owner was published; also used for the field's own dates. */
  readonly publishedAt: string;
}

function metafieldView(field: CatalogueMetafield, publishedAt: string, scope: Scope) {
  const products = field.references.flatMap(
    handle => scope.store.catalogue.productsByHandle.get(handle) ?? [],
  );
  const isList = field.type.startsWith('list.');
  return {
    __typename: 'Metafield',
    id: globalId('Metafield', field.id),
    namespace: field.namespace,
    key: field.key,
    type: field.type,
    value: field.value,
    description: null,
    createdAt: publishedAt,
    updatedAt: publishedAt,
    reference: () => (!isList && products[0] ? scope.views.product(products[0]) : null),
    references: (args: PageArguments) =>
      isList
        ? connection(
            products,
            args,
            product => String(product.id),
            product => scope.views.product(product),
          )
        : null,
  };
}

/**
 * The two fields of `HasMetafields`. An identifier without a field answers null, and so does one
 * without a namespace: it means the asking app's own, which holds nothing here.
 */
export function metafieldFields(owner: MetafieldOwner, scope: Scope) {
  const find = ({ namespace, key }: Identifier) => {
    const field = owner.metafields.find(
      entry => entry.key === key && entry.namespace === namespace,
    );
    return field ? metafieldView(field, owner.publishedAt, scope) : null;
  };
  return {
    metafield: (args: Identifier) => find(args),
    metafields: (args: { identifiers: readonly Identifier[] }) => args.identifiers.map(find),
  };
}
