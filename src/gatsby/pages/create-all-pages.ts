import type { CreatePagesArgs } from 'gatsby';
import { pageCountOf } from '~/src/domain/collections/pagination';
import type { Settings } from '~/src/config/settings/settings';
import { FEATURES } from '~/src/config/features';
import { localesOf, type LocaleId } from '~/src/config/locales';
import { collectionNodeId, finderNodeId, pageNodeId, productNodeId } from '../sourcing/node-ids';
import { DEALERS_PATH } from '~/src/domain/contact/dealer';
import { accountPages } from './account-pages';
import { articlePages } from './article-pages';
import { groupByLocale, nodesOf } from './catalogue-reader';
import { dealerPages } from './dealer-pages';
import { publishIndex, type PublishFile } from './collection-index';
import { planCollection } from './collection-pages';
import { pageMaker, type MadePaths } from './page-maker';
import { previewPage } from './preview-page';
import { searchPage, shopPages } from './shop-pages';
import { supportPages } from './support-pages';
import { alternateFinder } from './alternates';

/** Site paths of the error pages, and the namespace of their texts. */
const ERROR_PAGES = [
  ['/404', 'notFound'],
  ['/500', 'serverError'],
] as const;

type LocalesOf = (kind: string, name: string) => readonly LocaleId[];

const localeLookup = (
  locales: readonly LocaleId[],
  entries: readonly { readonly kind: string; readonly name: string; readonly locale: string }[],
): LocalesOf => {
  const found = new Map<string, Set<string>>();
  for (const { kind, name, locale } of entries) {
    const key = `${kind} ${name}`;
    found.set(key, (found.get(key) ?? new Set()).add(locale));
  }
  return (kind, name) => locales.filter(id => found.get(`${kind} ${name}`)?.has(id));
};

/**
 * Creates every page of the brand, locale by locale, and publishes the files for filtering
 * collections.
 * @returns their paths
 */
export const createAllPages = (
  { actions, getNodesByType }: Pick<CreatePagesArgs, 'actions' | 'getNodesByType'>,
  { brand, content, identity }: Settings,
  publish: PublishFile,
): MadePaths => {
  const locales = localesOf(brand);
  const ids = locales.map(({ id }) => id);
  const { make, paths } = pageMaker(actions.createPage, brand);
  const products = nodesOf(getNodesByType, 'Product').filter(({ isHidden }) => !isHidden);
  const collections = nodesOf(getNodesByType, 'ProductCollection');
  const pages = nodesOf(getNodesByType, 'ContentPage');
  const exists = localeLookup(ids, [
    ...products.map(({ handle, locale }) => ({ kind: 'product', name: handle, locale })),
    ...collections.map(({ handle, locale }) => ({ kind: 'collection', name: handle, locale })),
  ]);
  const productsOf = groupByLocale(products);
  const collectionsOf = groupByLocale(collections);
  const pagesOf = groupByLocale(pages);
  const alternatesOf = alternateFinder(pages, ids, ({ path }) => path);
  const dealers = new Set(nodesOf(getNodesByType, 'Dealer').map(({ locale }) => locale));
  const isOfDealers = (path: string, locale: LocaleId): boolean =>
    path === DEALERS_PATH && dealers.has(locale);
  const finders = new Set(nodesOf(getNodesByType, 'FenceFinder').map(({ id }) => id));
  const isShown = new Set(products.map(({ handle, locale }) => `${locale} ${handle}`));
  const pagesIn = new Map(
    collections.map(({ handle, locale, productHandles }) => {
      const own = productHandles.filter(each => isShown.has(`${locale} ${each}`));
      return [`${locale} ${handle}`, pageCountOf(own.length)];
    }),
  );

  for (const locale of locales) {
    const shown = new Map<string, (typeof products)[number]>();

    for (const product of productsOf.get(locale.id) ?? []) {
      const { handle, isLeadGeneration } = product;
      shown.set(handle, product);
      make({
        template: isLeadGeneration ? 'lead-product' : 'product',
        locale,
        path: `/products/${handle}`,
        alternates: exists('product', handle),
        context: { nodeId: productNodeId(locale.id, handle) },
      });
    }

    for (const { handle, productHandles } of collectionsOf.get(locale.id) ?? []) {
      const own = productHandles.flatMap(each => shown.get(each) ?? []);
      const cards = own.map(({ card }) => card);
      const filters = publishIndex(own, locale.dateFormat, publish);
      const plans = planCollection(handle, cards, locale.dateFormat);
      for (const { path, canonicalPath, ...plan } of plans) {
        make({
          template: 'collection',
          locale,
          path,
          canonicalPath,
          alternates: exists('collection', handle).filter(
            id => (pagesIn.get(`${id} ${handle}`) ?? 0) >= plan.pageNumber,
          ),
          context: { nodeId: collectionNodeId(locale.id, handle), handle, filters, ...plan },
        });
      }
    }

    for (const page of pagesOf.get(locale.id) ?? []) {
      const { slug, path } = page;
      const finderId = finderNodeId(locale.id, slug);
      const isFinder = finders.has(finderId);
      make({
        template: isFinder ? 'finder' : isOfDealers(path, locale.id) ? 'dealers' : 'content-page',
        locale,
        path,
        ...alternatesOf(page),
        context: { nodeId: pageNodeId(locale.id, slug), ...(isFinder ? { finderId } : {}) },
      });
    }

    make({ template: 'collections', locale, path: '/collections', alternates: ids });
    make({ template: 'cart', locale, path: '/cart', alternates: ids });
    const shop = {
      locale,
      products: [...shown.values()],
      collections: collectionsOf.get(locale.id) ?? [],
      localesOf: (handle: string) => exists('collection', handle),
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
  return paths;
};
