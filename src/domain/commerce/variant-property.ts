/** The properties that search engines and merchant feeds know variants by. */
export type VariantProperty = 'color' | 'size' | 'material' | 'pattern';

const PROPERTIES = new Map<string, VariantProperty>([
  ['color', 'color'],
  ['colour', 'color'],
  ['size', 'size'],
  ['material', 'material'],
  ['pattern', 'pattern'],
]);

/** The property that an option name refers to; null for an option of the shop's own. */
export const variantProperty = (option: string): VariantProperty | null =>
  PROPERTIES.get(option.trim().toLowerCase()) ?? null;
