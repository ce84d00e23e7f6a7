import type { CollectionLookup } from '~/src/domain/content/resolve-modules';
import type { LocaleContent, LocaleSource } from '../sources';

/** The collections of a locale, with the pictures and titles that editors chose. */
export const collectionLookup = ({
  catalogue,
  content,
}: Pick<LocaleSource, 'catalogue'> & {
  readonly content: Pick<LocaleContent, 'collections'>;
}): CollectionLookup => {
  const shown = new Set(
    catalogue.products.flatMap(({ product, isHidden }) => (isHidden ? [] : product.handle)),
  );
  const isShown = (handle: string): boolean => shown.has(handle);
  const collections = new Map(catalogue.collections.map(each => [each.handle, each]));
  const edited = new Map(content.collections.map(each => [each.handle, each]));
  return {
    isShown,
    handlesOf: handle => collections.get(handle)?.productHandles ?? [],
    tileOf: handle => {
      const collection = collections.get(handle);
      const count = collection?.productHandles.filter(isShown).length ?? 0;
      if (!collection || count === 0) return null;
      const extra = edited.get(handle);
      const title = extra?.title ?? collection.title;
      return { handle, title, image: extra?.image ?? collection.image, count };
    },
  };
};
