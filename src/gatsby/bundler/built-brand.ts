import type { CreateWebpackConfigArgs } from 'gatsby';
import { DefinePlugin } from 'webpack';
import type { Brand } from '~/src/config/brands/brand';

/**
 * Writes the profile of the built brand into scripts and pages, in place of `BUILT_BRAND`, so that no script
 * contains another brand's data. The bundler does not look inside the profile: code that it leaves out for
 * brands without dealers is guarded by `process.env.HAS_DEALERS !== 'no'`.
 */
export const setBuiltBrand = (
  { actions }: { readonly actions: Pick<CreateWebpackConfigArgs['actions'], 'setWebpackConfig'> },
  brand: Brand,
): void => {
  actions.setWebpackConfig({
    plugins: [
      new DefinePlugin({
        BUILT_BRAND: JSON.stringify(brand),
        'process.env.HAS_DEALERS': JSON.stringify(brand.hasDealers ? 'yes' : 'no'),
      }),
    ],
  });
};
