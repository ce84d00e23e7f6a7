import type { NodePluginArgs } from 'gatsby';
import { storeTerms } from '~/src/domain/commerce/store-terms';
import { defaultLocaleOf, localesOf } from '~/src/config/locales';
import { localizePath } from '~/src/config/paths';
import type { Settings } from '~/src/config/settings/settings';
import { absoluteUrl } from '~/src/config/absolute-url';
import { nodesOf, type ProductNode } from '~/src/gatsby/pages/catalogue-reader';
import type { SiteFile } from '../text-files';
import { element, XML_HEAD } from '../xml';
import { isMerchandise, merchantItem } from './merchant-item';

export const MERCHANT_FEED = '/merchant.xml';

/**
 * A product's type in the language of its locale: the store's translation, else the title of its
 * collection, which readers of that locale know.
 * @param original the product in the default locale
 */
const typeInLanguage = (
  { productType, collection }: ProductNode,
  original: ProductNode | undefined,
): string =>
  productType === original?.productType ? (collection?.title ?? productType) : productType;

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
  const { id: defaultId, language: ownLanguage } = defaultLocaleOf(brand);
  const originals = new Map(
    products
      .filter(({ locale }) => locale === defaultId)
      .map(product => [product.platformId, product]),
  );
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
            const productType =
              locale.language === ownLanguage
                ? product.productType
                : typeInLanguage(product, originals.get(platformId));
            return merchantItem({ platformId, product, productType, address }, variant, terms);
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
