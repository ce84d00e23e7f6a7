import type { CreatePagesArgs } from 'gatsby';
import type { Settings } from '~/src/config/settings/settings';
import { FEATURES } from '~/src/config/features';
import { localesOf } from '~/src/config/locales';
import { accountPages } from './account-pages';
import { articlePages } from './article-pages';
import { collectionPages, productPages, readCatalogue } from './catalogue/catalogue-pages';
import type { PublishFile } from './catalogue/collection-index';
import { searchPage, shopPages } from './catalogue/shop-pages';
import { contentPages } from './content-pages';
import { dealerPages } from './dealer-pages';
import { pageMaker, type MadePaths } from './page-maker';
import { previewPage } from './preview-page';
import { supportPages } from './support-pages';

/** Site paths of the error pages, and the namespace of their texts. */
const ERROR_PAGES = [
  ['/404', 'notFound'],
  ['/500', 'serverError'],
] as const;

type AllPagesArguments = Pick<CreatePagesArgs, 'actions' | 'getNodesByType' | 'reporter'>;

/**
 * Creates every page of the brand, locale by locale, and publishes the files for filtering
 * collections.
 * @returns their paths
 */
export const createAllPages = (
  { actions, getNodesByType, reporter }: AllPagesArguments,
  { brand, content, identity }: Settings,
  publish: PublishFile,
): MadePaths => {
  const locales = localesOf(brand);
  const ids = locales.map(({ id }) => id);
  const { make, paths } = pageMaker(
    actions.createPage,
    brand,
    problem => void reporter.warn(problem),
  );
  const catalogue = readCatalogue(getNodesByType, ids);
  const contentPagesOf = contentPages(getNodesByType, ids);

  for (const locale of locales) {
    productPages(catalogue, locale).forEach(make);
    collectionPages(catalogue, locale, publish).forEach(make);
    make({ template: 'collections', locale, path: '/collections', alternates: ids });
    make({ template: 'cart', locale, path: '/cart', alternates: ids });
    const shop = {
      locale,
      products: catalogue.productsOf(locale),
      collections: catalogue.collectionsOf(locale),
      localesOf: catalogue.localesOfCollection,
      allLocales: ids,
    };
    for (const plan of [searchPage(shop), ...shopPages(shop)]) make(plan);
    make(previewPage(locale, content));
    if (FEATURES.account && identity) accountPages(locale, ids).forEach(make);
    for (const [path, kind] of ERROR_PAGES) {
      make({ template: 'error-page', locale, path, alternates: ids, context: { kind } });
    }
    make({ template: 'offline', locale, path: '/offline', alternates: ids });
  }
  for (const plan of articlePages(getNodesByType, locales)) make(plan);
  for (const plan of dealerPages(getNodesByType, locales)) make(plan);
  for (const plan of supportPages(getNodesByType, locales)) make(plan);
  // Last, so that a page of an editor never takes the place of one that the shop needs.
  for (const locale of locales) contentPagesOf(locale).forEach(make);
  return paths;
};
