/** The properties that search engines and merchant feeds know variants by. */
export type VariantProperty = 'color' | 'size' | 'material' | 'pattern';

const PROPERTIES = new Map<string, VariantProperty>([
  ...['color', 'colour', 'farbe', 'couleur', 'colore', 'kleur'].map(
    name => [name, 'color'] as const,
  ),
  ...[
    'size',
    'größe',
    'grösse',
    'taille',
    'taglia',
    'formato',
    'talla',
    'tamaño',
    'maat',
    'formaat',
  ].map(name => [name, 'size'] as const),
  ['material', 'material'],
  ['pattern', 'pattern'],
]);

/** The property that an option's name refers to, in the languages of the shop; null for an option of the shop's own. */
export const variantProperty = (option: string): VariantProperty | null =>
  PROPERTIES.get(option.trim().toLowerCase()) ?? null;
