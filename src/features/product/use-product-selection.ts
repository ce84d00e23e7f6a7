import { useEffect, useState } from 'react';
import {
  chooseValue,
  defaultVariant,
  optionStates,
  optionToChoose,
  selectionFromQuery,
  variantQuery,
  type OptionState,
} from '../../domain/option-selection';
import type { Product, Variant } from '../../domain/product';
import { findVariant, selectionOf } from '../../domain/variants';

export interface ProductSelection {
  readonly variant: Variant | null;
  readonly options: readonly OptionState[];
  /** The option to name in "Choose an available {option}"; null when nothing is amiss. */
  readonly optionToChoose: string | null;
  readonly choose: (option: string, value: string) => void;
}

// A Gatsby navigation would announce and scroll; the address changes in place.
const showInAddress = (variant: Variant | null): void => {
  if (!variant) return;
  const url = new URL(window.location.href);
  url.searchParams.forEach((_, key) => {
    if (key === 'variant') url.searchParams.delete(key);
  });
  const query = new URLSearchParams(variantQuery(variant));
  query.forEach((value, key) => url.searchParams.set(key, value));
  window.history.replaceState(window.history.state, '', url);
};

/** The chosen variant. The address is read after hydration, so the built page shows the default one. */
export const useProductSelection = (
  product: Pick<Product, 'id' | 'options' | 'variants'>,
): ProductSelection => {
  const [selection, setSelection] = useState(() => {
    const first = defaultVariant(product);
    return first ? selectionOf(first) : {};
  });

  useEffect(() => {
    if (window.location.search !== '') {
      setSelection(selectionFromQuery(product, window.location.search));
    }
    // A live reading of prices makes a new product object; the choice must outlive it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [product.id]);

  return {
    variant: findVariant(product, selection),
    options: optionStates(product, selection),
    optionToChoose: optionToChoose(product, selection),
    choose: (option, value) => {
      const next = chooseValue(product, selection, option, value);
      setSelection(next);
      showInAddress(findVariant(product, next));
    },
  };
};
