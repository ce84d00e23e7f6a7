import { existsSync } from 'node:fs';
import type { CreateWebpackConfigArgs } from 'gatsby';

const PLACE = /[\\/]styles[\\/]brand(-pages)?\.css$/;
const FOLDER = 'src/ui/styles/brands';

/**
 * Replaces the placeholders with the styles of the built brand, those of its content pages if it has any; no
 * other brand's are in the output.
 */
export const setBrandStyles = (
  { actions, plugins }: Pick<CreateWebpackConfigArgs, 'actions' | 'plugins'>,
  brand: string,
): void => {
  const place = (asked: { request: string }): void => {
    const part = PLACE.exec(asked.request)?.[1] ?? '';
    if (part !== '' && !existsSync(`${FOLDER}/${brand}${part}.css`)) return;
    asked.request = asked.request.replace(/brand(-pages)?\.css$/, `brands/${brand}${part}.css`);
  };
  const replacement: unknown = Reflect.apply(plugins.normalModuleReplacement, undefined, [
    PLACE,
    place,
  ]);
  actions.setWebpackConfig({ plugins: [replacement] });
};
