import type { GatsbyBrowser } from 'gatsby';
import { browserSettings } from '../config/settings/browser-settings';
import { localeById } from '../config/locales';
import type { BasicPageData, PageContext } from '../page-data/page-data';
import { Providers } from './providers';
import { PageEffects } from './page-effects';

/**
 * Contexts that need the page's locale, outside the provider of texts, so that they stay mounted
 * across navigations.
 */
export const wrapPageElement: GatsbyBrowser<BasicPageData, PageContext>['wrapPageElement'] = ({
  element,
  props: { location, pageContext },
}) => {
  // Gatsby's own pages, such as its 404 page for developers, have no locale.
  if (!('locale' in pageContext)) return element;
  return (
    <Providers locale={localeById(pageContext.locale, browserSettings.brand)}>
      <PageEffects location={location} context={pageContext} />
      {element}
    </Providers>
  );
};
