import type { CreateWebpackConfigArgs } from 'gatsby';
import type { BrandId } from '~/src/config/brands';

const PLACE = /[\\/]styles[\\/]brand\.css$/;

/**
 * Replaces the placeholder with the styles of the built brand; no other brand's are in the output.
 */
export const setBrandStyles = (
  { actions, plugins }: Pick<CreateWebpackConfigArgs, 'actions' | 'plugins'>,
  brand: BrandId,
): void => {
  const place = (asked: { request: string }): void => {
    asked.request = asked.request.replace(/brand\.css$/, `brands/${brand}.css`);
  };
  const replacement: unknown = Reflect.apply(plugins.normalModuleReplacement, undefined, [
    PLACE,
    place,
  ]);
  actions.setWebpackConfig({ plugins: [replacement] });
};
