import type { CreateWebpackConfigArgs } from 'gatsby';
import { DefinePlugin } from 'webpack';
import type { Brand } from '~/src/config/brands/brand';

/** The locales of North America, which every brand offers. */
const AT_HOME = ['en-us', 'en-ca'];

/** Whether the brand sells outside North America, as the text that the bundler inserts. */
export const sellsAbroad = ({ localeIds }: Brand): 'yes' | 'no' =>
  localeIds.every(id => AT_HOME.includes(id)) ? 'no' : 'yes';

/**
 * Removes the locales and rules of other countries from the scripts of a brand that sells only in
 * North America. They are guarded by `process.env.SELLS_ABROAD !== 'no'`, repeated in each place: the
 * bundler does not evaluate constants from other chunks.
 */
export const setCountriesAbroad = (
  { actions }: Pick<CreateWebpackConfigArgs, 'actions'>,
  brand: Brand,
): void => {
  const written = JSON.stringify(sellsAbroad(brand));
  actions.setWebpackConfig({
    plugins: [new DefinePlugin({ 'process.env.SELLS_ABROAD': written })],
  });
};
