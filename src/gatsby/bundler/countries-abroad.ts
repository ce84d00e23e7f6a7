import type { CreateWebpackConfigArgs } from 'gatsby';
import { DefinePlugin } from 'webpack';
import type { Brand } from '~/src/config/brands/brand';

/** The locales of North America, which every brand offers. */
const AT_HOME = ['en-us', 'en-ca'];

/** Whether the brand sells outside North America, as the bundler writes it out: yes or no. */
export const sellsAbroad = ({ localeIds }: Brand): 'yes' | 'no' =>
  localeIds.every(id => AT_HOME.includes(id)) ? 'no' : 'yes';

/**
 * Leaves the locales and the rules of other countries out of the scripts of a brand that sells
 * only in North America: they stand behind `process.env.SELLS_ABROAD !== 'no'`, which is written out
 * there, because the bundler does not look for constants in other chunks.
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
