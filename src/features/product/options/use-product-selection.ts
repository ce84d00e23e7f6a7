import { useRef, useState } from 'react';
import {
  chooseValue,
  defaultVariant,
  adjustedChoices,
  optionStates,
  optionToChoose,
  type AdjustedChoices,
  type OptionState,
} from '~/src/domain/commerce/option-selection';
import type { Product, Variant } from '~/src/domain/commerce/product';
import { selectionFromQuery, variantQuery } from '~/src/domain/commerce/variant-query';
import {
  findVariant,
  selectionOf,
  type Selectable,
  type Selection,
} from '~/src/domain/commerce/variants';
import { useKeyedEffect } from '~/src/ui/timing/use-keyed-effect';

export interface ProductSelection {
  readonly variant: Variant | null;
  readonly options: readonly OptionState[];
  /** The option to name in "Choose an available {option}"; null if the selection can be bought. */
  readonly optionToChoose: string | null;
  /** The other choices that the last choice changed; null if none. */
  readonly adjusted: AdjustedChoices | null;
  readonly choose: (option: string, value: string) => void;
}

interface SelectionState {
  readonly selection: Selection;
  readonly moved: AdjustedChoices | null;
}

// A Gatsby navigation would announce and scroll; the address changes in place.
const showInUrl = (product: Selectable, variant: Variant | null): void => {
  if (!variant) return;
  const url = new URL(window.location.href);
  url.search = variantQuery(product, variant, url.search);
  window.history.replaceState(window.history.state, '', url);
};

/**
 * The chosen variant. The address is read after hydration, so the built page shows the default one,
 * and again with every `visit`, which names a navigation within the product's page.
 */
export const useProductSelection = (
  product: Pick<Product, 'id' | 'options' | 'variants'>,
  visit = '',
): ProductSelection => {
  const [{ selection, moved }, setChosen] = useState<SelectionState>(() => {
    const first = defaultVariant(product);
    return { selection: first ? selectionOf(first) : {}, moved: null };
  });
  const isFirst = useRef(true);

  // Refreshed prices create a new product object; the selection must survive that.
  useKeyedEffect(`${product.id} ${visit}`, () => {
    const { search } = window.location;
    if (search !== '' || !isFirst.current) {
      setChosen({ selection: selectionFromQuery(product, search), moved: null });
    }
    isFirst.current = false;
  });

  return {
    variant: findVariant(product, selection),
    options: optionStates(product, selection),
    optionToChoose: optionToChoose(product, selection),
    adjusted: moved,
    choose: (option, value) => {
      const next = chooseValue(product, selection, option, value);
      setChosen({ selection: next, moved: adjustedChoices(selection, next, option) });
      showInUrl(product, findVariant(product, next));
    },
  };
};
