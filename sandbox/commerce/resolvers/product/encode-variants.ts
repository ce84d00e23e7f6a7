import type { CatalogueProduct, CatalogueVariant } from '~/sandbox/commerce/catalogue/model';

/** Places of option values, and below each those of the next option; empty below the last. */
type Places = Map<number, Places>;

/** Places that follow one another are a range: `0-2 4`. */
function ranges(places: readonly number[]): string {
  const runs: { start: number; end: number }[] = [];
  for (const place of places) {
    const last = runs.at(-1);
    if (last && last.end + 1 === place) last.end = place;
    else runs.push({ start: place, end: place });
  }
  return runs
    .map(({ start, end }) => (start === end ? String(start) : `${start}-${end}`))
    .join(' ');
}

function encode(places: Places): string {
  const sorted = [...places].sort(([one], [other]) => one - other);
  const isLast = sorted.every(([, below]) => below.size === 0);
  return isLast
    ? ranges(sorted.map(([place]) => place))
    : sorted.map(([place, below]) => `${place}:${encode(below)},`).join('');
}

/**
 * The combinations of option values that some of a product's variants have, in the platform's
 * encoding `v1`: `v1_0:0-1,1:0,` is both values of the second option with the first value of the
 * first one, and its first with the second.
 */
export function encodeVariants(
  { options }: CatalogueProduct,
  variants: readonly CatalogueVariant[],
): string {
  const root: Places = new Map();
  for (const { selectedOptions } of variants) {
    let places = root;
    for (const [at, { value }] of selectedOptions.entries()) {
      const place = options[at]?.values.findIndex(({ name }) => name === value) ?? -1;
      const below: Places = places.get(place) ?? new Map<number, Places>();
      places.set(place, below);
      places = below;
    }
  }
  return `v1_${encode(root)}`;
}
