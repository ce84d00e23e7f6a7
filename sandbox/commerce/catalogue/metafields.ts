import type { SeedMetafield } from '~/seed/types';
import { globalId, numericId } from './ids';
import type { CatalogueMetafield } from './model';

function referencedHandles(field: SeedMetafield): readonly string[] {
  if (field.type === 'product_reference') return [field.value];
  if (field.type !== 'list.product_reference') return [];
  const handles: unknown = JSON.parse(field.value);
  if (!Array.isArray(handles)) throw new Error(`Metafield ${field.key} is not a list of handles.`);
  return handles.map(String);
}

/**
 * The store's metafields of a seed entry. Product references become ids; one that this store does
 * not sell is left out, as the platform does with an unpublished product.
 */
export function catalogueMetafields(
  owner: readonly string[],
  fields: readonly SeedMetafield[],
  productId: (handle: string) => number | undefined,
): readonly CatalogueMetafield[] {
  return fields.flatMap(field => {
    const id = numericId('metafield', ...owner, field.namespace, field.key);
    const base = { id, namespace: field.namespace, key: field.key, type: field.type };
    if (!field.type.endsWith('product_reference')) {
      return [{ ...base, value: field.value, references: [] }];
    }
    const references = referencedHandles(field).filter(handle => productId(handle) !== undefined);
    if (references.length === 0) return [];
    const ids = references.map(handle => globalId('Product', productId(handle) ?? 0));
    const value = field.type === 'product_reference' ? (ids[0] ?? '') : JSON.stringify(ids);
    return [{ ...base, value, references }];
  });
}
