import { defaultLocaleOf, localesOf } from '../site/locales';
import { currentSettings } from './current-settings';

/** The i18n plugin, for pages that bring their own `context.i18n` and texts from nodes of ours. */
export const stringsPlugin = (): { resolve: string; options: Record<string, unknown> } => {
  const { brand, siteUrl } = currentSettings();
  return {
    resolve: 'gatsby-plugin-react-i18next',
    options: {
      languages: localesOf(brand).map(({ id }) => id),
      defaultLanguage: defaultLocaleOf(brand).id,
      siteUrl,
      // Nobody is sent elsewhere by the language of a browser (design "Locales").
      redirect: false,
      trailingSlash: 'never',
      localeJsonSourceName: null,
      verbose: false,
      i18nextOptions: {
        // i18next would look for "en-US" where the texts are under "en-us".
        lowerCaseLng: true,
        interpolation: { escapeValue: false },
        returnNull: false,
      },
    },
  };
};
