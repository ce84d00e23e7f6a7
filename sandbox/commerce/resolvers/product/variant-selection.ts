import type { CatalogueProduct, CatalogueVariant } from '~/sandbox/commerce/catalogue/model';

interface SelectedOptionInput {
  readonly name: string;
  readonly value: string;
}

/** How a list of selected options is to be read. */
export interface SelectionArguments {
  readonly selectedOptions?: readonly SelectedOptionInput[] | null;
  readonly ignoreUnknownOptions?: boolean | null;
  readonly caseInsensitiveMatch?: boolean | null;
}

/** The product's variants that have every selected option. */
export function variantsWith(
  product: CatalogueProduct,
  args: SelectionArguments,
): readonly CatalogueVariant[] {
  const fold = (text: string) => (args.caseInsensitiveMatch ? text.toLowerCase() : text);
  const known = new Set(product.options.map(option => fold(option.name)));
  const selected = (args.selectedOptions ?? []).filter(
    option => !args.ignoreUnknownOptions || known.has(fold(option.name)),
  );
  return product.variants.filter(variant =>
    selected.every(({ name, value }) =>
      variant.selectedOptions.some(
        option => fold(option.name) === fold(name) && fold(option.value) === fold(value),
      ),
    ),
  );
}

/** The variants that differ from a given one in exactly one option. */
export function variantsBeside(
  product: CatalogueProduct,
  centre: CatalogueVariant,
): readonly CatalogueVariant[] {
  return product.variants.filter(
    variant =>
      variant.selectedOptions.filter(
        (option, index) => option.value !== centre.selectedOptions[index]?.value,
      ).length === 1,
  );
}
