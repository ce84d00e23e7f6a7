import { brandOf, findBrand } from '../config/brands';
import { browserTexts } from '../config/settings/browser-texts';
import { defaultLocaleOf, localesOf } from '../config/locales';

interface PluginReference {
  readonly resolve: string;
  readonly options: Record<string, unknown>;
}

/**
 * The i18n plugin, for pages with their own `context.i18n` and texts from our nodes. Tools read the
 * configuration without settings; those of a build are checked once it starts.
 */
export const stringsPlugin = (env: NodeJS.ProcessEnv): PluginReference => {
  const texts = browserTexts(env);
  const brand = findBrand(texts.GATSBY_BRAND) ?? brandOf('larkfield');
  return {
    resolve: 'gatsby-plugin-react-i18next',
    options: {
      languages: localesOf(brand).map(({ id }) => id),
      defaultLanguage: defaultLocaleOf(brand).id,
      siteUrl: texts.GATSBY_SITE_URL ?? '',
      // No redirects by browser language
      // (docs/decisions/0003-pages-per-locale-without-plugin-routing.md).
      redirect: false,
      trailingSlash: 'never',
      localeJsonSourceName: null,
      verbose: false,
      i18nextOptions: {
        // i18next would look for "en-US", but the texts are under "en-us".
        lowerCaseLng: true,
        interpolation: { escapeValue: false },
        returnNull: false,
      },
    },
  };
};
