// Packages that ship no types, as far as this project uses them.

declare module 'eslint-plugin-jsx-a11y' {
  import type { Linter } from 'eslint';

  const plugin: { flatConfigs: { strict: Linter.Config & { rules: Linter.RulesRecord } } };
  export default plugin;
}

declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: 'woff2';
      variationAxes?: Partial<
        Record<string, number | { min: number; max: number; default?: number }>
      >;
    },
  ): Promise<Buffer>;
}
