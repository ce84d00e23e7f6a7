import { finderProducts, soldFinder } from '~/src/domain/content/fence-finder';
import { finderNodeId, pageNodeId, reviewNodeId, shellNodeId, stringsNodeId } from './node-ids';
import type { WriteNode } from './node-writer';
import {
  resolveRails,
  inWallOrder,
  railHandles,
  reviewLimit,
} from '~/src/domain/content/resolve-modules';
import { consumerRights } from './consumer-rights';
import { collectionLookup } from './navigation/collection-lookup';
import { translationIdOf, type LocaleSource } from './sources';
import type { Namespaces } from './strings';
import { withTilePictures } from './navigation/tile-pictures';

/** Writes the nodes of a locale's pages, reviews, settings and navigation. */
export const writeContent = async (
  source: LocaleSource,
  strings: Namespaces,
  write: WriteNode,
): Promise<void> => {
  const { locale, catalogue, content } = source;
  const products = new Map(
    catalogue.products.flatMap(({ product, isHidden }) =>
      isHidden ? [] : [[product.handle, product] as const],
    ),
  );
  const lookup = collectionLookup(source);
  const reviews = inWallOrder(content.reviews);
  const { productSafety: _told, ...settings } = content.settings;
  const rights = consumerRights(locale, content.settings, strings.europe ?? {});

  await write('SiteShell', shellNodeId(locale.id), {
    locale: locale.id,
    settings: rights ? { ...settings, rights } : settings,
    navigation: withTilePictures(content.navigation, {
      products: handle =>
        catalogue.products.find(({ product }) => product.handle === handle)?.card.image,
      collections: handle => lookup.tileOf(handle)?.image,
    }),
  });

  for (const { id: platformId, ...review } of reviews) {
    const product = products.get(review.productHandle ?? '');
    await write('ReviewCard', reviewNodeId(locale.id, platformId), {
      ...review,
      locale: locale.id,
      platformId,
      productTitle: product?.title ?? null,
      productHandle: product?.handle ?? null,
      productImage: product?.images[0] ?? null,
    });
  }

  for (const { slug, path, title, seo, modules: given, changedAt } of content.pages) {
    const modules = resolveRails(given, lookup);
    await write('ContentPage', pageNodeId(locale.id, slug), {
      locale: locale.id,
      slug,
      path,
      title,
      seo,
      modules,
      changedAt,
      translationId: translationIdOf(content, 'page', slug),
      cardHandles: railHandles(modules),
      reviewIds: reviews
        .slice(0, reviewLimit(modules))
        .map(review => reviewNodeId(locale.id, review.id)),
    });
  }
};

/** Writes the nodes of a locale's finders; one is left out if the store sells none of its outcomes. */
export const writeFinders = async (
  { locale, catalogue, content }: LocaleSource,
  write: WriteNode,
): Promise<void> => {
  const sold = new Set(
    catalogue.products.flatMap(({ product, isHidden }) => (isHidden ? [] : [product.handle])),
  );
  for (const each of content.finders) {
    const finder = soldFinder(each, handle => sold.has(handle));
    if (!finder) continue;
    await write('FenceFinder', finderNodeId(locale.id, finder.slug), {
      locale: locale.id,
      slug: finder.slug,
      content: finder,
      productHandles: finderProducts(finder),
    });
  }
};

/** Writes the nodes of a locale's texts, one per namespace, as the i18n plugin reads them. */
export const writeStrings = async (
  locale: LocaleSource['locale'],
  namespaces: Namespaces,
  write: WriteNode,
): Promise<void> => {
  for (const [ns, tree] of Object.entries(namespaces)) {
    await write('Locale', stringsNodeId(locale.id, ns), {
      language: locale.id,
      ns,
      data: JSON.stringify(tree),
    });
  }
};
