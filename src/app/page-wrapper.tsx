import type { GatsbyBrowser } from 'gatsby';
import { browserSettings } from '../site/browser-settings';
import { localeById } from '../site/locales';
import type { BasicPageData, PageContext } from './page-data';
import { Providers } from './providers';

/** What needs the page's locale, around the provider of texts: it never mounts anew on a navigation. */
export const wrapPageElement: GatsbyBrowser<BasicPageData, PageContext>['wrapPageElement'] = ({
  element,
  props,
}) => (
  <Providers locale={localeById(props.pageContext.locale, browserSettings.brand)}>{element}</Providers>
);
