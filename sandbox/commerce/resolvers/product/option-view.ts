import { globalId } from '~/sandbox/commerce/catalogue/ids';
import type { CatalogueOption } from '~/sandbox/commerce/catalogue/model';

/** `ProductOption`; `select` finds the first variant that has one of its values. */
export function optionView(
  option: CatalogueOption,
  select: (name: string, value: string) => unknown,
) {
  return {
    __typename: 'ProductOption',
    id: globalId('ProductOption', option.id),
    name: option.name,
    values: option.values.map(value => value.name),
    optionValues: option.values.map(value => ({
      __typename: 'ProductOptionValue',
      id: globalId('ProductOptionValue', value.id),
      name: value.name,
      swatch: value.swatch ? { color: value.swatch, image: null } : null,
      firstSelectableVariant: () => select(option.name, value.name),
    })),
  };
}
