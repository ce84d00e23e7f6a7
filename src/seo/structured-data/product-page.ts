import { storeTerms } from '~/src/domain/commerce/store-terms';
import { productNodes } from './schema-org/product-group';
import { browserSettings } from '~/src/config/settings/browser-settings';
import { localeById } from '~/src/config/locales';
import { pageString } from '~/src/page-data/page-strings';
import { localizedUrl } from '~/src/page-data/localized-url';
import { crumbsOf } from './crumbs';
import { describePage } from './describe-page';

/**
 * Without the page's questions: search engines show those of few sites, and they would add almost twice what
 * the reviews weigh.
 */
export const describeProduct = describePage<Queries.ProductPageQuery>((data, context) => {
  const { product, shell } = data;
  const { collection } = product;
  const locale = localeById(context.locale, browserSettings.brand);
  return [
    ...productNodes(product, {
      url: localizedUrl(context.originalPath, context),
      description: product.seo.description ?? product.tagline,
      reviews: product.reviews,
      anonymous: pageString(data, 'common', 'anonymous') ?? '',
      terms: storeTerms(locale, shell.settings),
    }),
    crumbsOf(data, context, product.title, [
      collection && { name: collection.title, path: `/collections/${collection.handle}` },
    ]),
  ];
});
