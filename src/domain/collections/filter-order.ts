/** The filters that most lists have, in the order in which all show them. */
const COMMON = ['category', 'type', 'availability', 'price'];

/** Filters in the order of every list: those that most lists have, and then the options of products. */
export const inFilterOrder = <F extends { readonly id: string }>(
  filters: readonly F[],
): readonly F[] => [
  ...COMMON.flatMap(common => filters.filter(({ id }) => id === common)),
  ...filters.filter(({ id }) => !COMMON.includes(id)),
];
