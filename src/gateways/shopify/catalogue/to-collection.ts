import type { ResultOf } from 'gql.tada';
import type { ImageAsset } from '~/src/domain/content/media/image';
import type { catalogueCollections } from '../documents/catalogue-queries';
import { toImage } from '../to-image';
import { textOrEmpty } from '~/src/domain/data/read';
import type { Untrusted } from '../untrusted';

/** A collection of the catalogue; its products are handles in the given order. */
export interface CatalogueCollection {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly descriptionHtml: string;
  /** ISO 8601 instant. */
  readonly updatedAt: string;
  readonly seo: { readonly title: string | null; readonly description: string | null };
  readonly image: ImageAsset | null;
  readonly productHandles: readonly string[];
}

type WirePage = NonNullable<Untrusted<ResultOf<typeof catalogueCollections>>>;
export type WireCollection = NonNullable<
  NonNullable<NonNullable<WirePage['collections']>['nodes']>[number]
>;

/** A collection of the platform with the handles read of it; null without handle or title. */
export const toCollection = (
  wire: WireCollection,
  productHandles: readonly string[],
): CatalogueCollection | null => {
  const handle = textOrEmpty(wire.handle);
  const title = textOrEmpty(wire.title);
  if (handle === '' || title === '') return null;
  return {
    id: textOrEmpty(wire.id),
    handle,
    title,
    descriptionHtml: textOrEmpty(wire.descriptionHtml),
    updatedAt: textOrEmpty(wire.updatedAt),
    seo: {
      title: textOrEmpty(wire.seo?.title) || null,
      description: textOrEmpty(wire.seo?.description) || null,
    },
    image: toImage(wire.image, title),
    productHandles,
  };
};
