import type { CartViewLine } from '~/src/features/cart/types';

/** What was chosen for a line, such as "Small" and "Slate". */
export const chosenValues = ({ merchandise }: CartViewLine): readonly string[] =>
  merchandise.selectedOptions.map(({ value }) => value);
