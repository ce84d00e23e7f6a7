import type { NodePluginArgs } from 'gatsby';
import { storeTerms } from '~/src/domain/commerce/store-terms';
import { localesOf } from '~/src/config/locales';
import { localizePath } from '~/src/config/paths';
import type { Settings } from '~/src/config/settings/settings';
import { absoluteUrl } from '~/src/config/absolute-url';
import { nodesOf } from '~/src/gatsby/pages/catalogue-reader';
import type { SiteFile } from '../text-files';
import { element, XML_HEAD } from '../xml';
import { isMerchandise, merchantItem } from './merchant-item';

export const MERCHANT_FEED = '/merchant.xml';

/**
 * The merchant feed of each locale's store, with the prices and shipping of its country; none if
 * nothing can be listed. Hidden products have no page to link to.
 */
export const merchantFeeds = (
  getNodesByType: NodePluginArgs['getNodesByType'],
  { brand, siteUrl }: Pick<Settings, 'brand' | 'siteUrl'>,
): readonly SiteFile[] => {
  const products = nodesOf(getNodesByType, 'Product').filter(({ isHidden }) => !isHidden);
  const shells = nodesOf(getNodesByType, 'SiteShell');
  return localesOf(brand).flatMap(locale => {
    const settings = shells.find(shell => shell.locale === locale.id)?.settings;
    if (!settings) return [];
    const terms = storeTerms(locale, settings);
    const at = (path: string): string => absoluteUrl(siteUrl, localizePath(path, locale, brand));
    const items = products
      .filter(product => product.locale === locale.id)
      .flatMap(product =>
        product.variants
          .filter(variant => isMerchandise(product, variant, locale.currency))
          .map(variant => {
            const address = at(`/products/${product.handle}`);
            const { platformId } = product;
            return merchantItem({ platformId, product, address }, variant, terms);
          }),
      );
    if (items.length === 0) return [];
    const text = [
      XML_HEAD,
      '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
      element('title', `${brand.name} (${locale.title})`),
      element('link', at('/')),
      element('description', settings.defaultDescription),
      ...items,
      '</channel></rss>\n',
    ].join('\n');
    return [{ path: localizePath(MERCHANT_FEED, locale, brand), text }];
  });
};
