import type { CartViewLine } from '~/src/features/cart/types';

const hasTags = ({ merchandise }: CartViewLine, ...tags: readonly string[]): boolean =>
  tags.every(tag => merchandise.product.tags.includes(tag));

export const isCollar = (line: CartViewLine): boolean => hasTags(line, 'gps', 'collar');
export const isServicePlan = (line: CartViewLine): boolean => hasTags(line, 'gps', 'service');

/** The lines with the service plans directly after the first collar, as they belong together. */
export function plansAfterCollar(lines: readonly CartViewLine[]): readonly CartViewLine[] {
  const others = lines.filter(line => !isServicePlan(line));
  const at = others.findIndex(isCollar) + 1;
  if (at === 0) return lines;
  return [...others.slice(0, at), ...lines.filter(isServicePlan), ...others.slice(at)];
}
