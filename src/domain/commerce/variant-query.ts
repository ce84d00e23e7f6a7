import { defaultVariant, nearestVariant } from './option-selection';
import type { ProductOption, Variant } from './product';
import { matches, numericId, selectionOf, type Selectable, type Selection } from './variants';

const VARIANT = 'variant';

// Canadian and American spellings, case, spaces and punctuation do not matter in an address.
const normalizeName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/colour/g, 'color')
    .replace(/grey/g, 'gray')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

const isVariantKey = (key: string): boolean => key.toLowerCase() === VARIANT;

const isNameOf = (option: ProductOption, key: string): boolean =>
  normalizeName(option.name) === normalizeName(key);

// "l" means Large unless another value begins with it.
const valueOf = (option: ProductOption, asked: string): string | null => {
  const wanted = normalizeName(asked);
  const exact = option.values.find(({ name }) => normalizeName(name) === wanted);
  if (exact) return exact.name;
  const [only, ...others] = option.values.filter(({ name }) =>
    normalizeName(name).startsWith(wanted),
  );
  return only && others.length === 0 && wanted !== '' ? only.name : null;
};

const queriedOptions = (product: Selectable, query: URLSearchParams): readonly [string, string][] =>
  product.options.flatMap(option => {
    const asked = [...query].find(([key]) => isNameOf(option, key))?.[1];
    const value = asked === undefined ? null : valueOf(option, asked);
    return value === null ? [] : [[option.name, value] satisfies [string, string]];
  });

/**
 * The selection that an address asks for. `?variant=` comes first, as a number or as the platform's
 * full id; then options by name and value (`?size=l&colour=coral`), in any case and either
 * spelling. Open options follow the variant that can be bought; of values that do not exist
 * together the last ones are dropped; unknown ones are ignored.
 */
export const selectionFromQuery = (product: Selectable, search: string): Selection => {
  const query = new URLSearchParams(search);
  const start = defaultVariant(product);
  const opening = start ? selectionOf(start) : {};
  const id = numericId([...query].find(([key]) => isVariantKey(key))?.[1] ?? '');
  const named = id === '' ? undefined : product.variants.find(each => numericId(each.id) === id);
  if (named) return selectionOf(named);

  const asked = queriedOptions(product, query);
  for (let count = asked.length; count > 0; count -= 1) {
    const wanted: Selection = Object.fromEntries(asked.slice(0, count));
    const candidates = product.variants.filter(variant => matches(variant, wanted));
    const buyable = candidates.filter(variant => variant.availability === 'inStock');
    const best = nearestVariant(product, buyable.length > 0 ? buyable : candidates, opening);
    if (best) return selectionOf(best);
  }
  return opening;
};

/**
 * The query of a variant's own address: it replaces the variant and option parameters of the given
 * query and keeps the others.
 */
export const variantQuery = (
  product: Selectable,
  variant: Pick<Variant, 'id'>,
  search = '',
): string => {
  const kept = [...new URLSearchParams(search)].filter(
    ([key]) => !isVariantKey(key) && !product.options.some(option => isNameOf(option, key)),
  );
  return `?${new URLSearchParams([...kept, [VARIANT, numericId(variant.id)]]).toString()}`;
};
