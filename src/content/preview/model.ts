import type { ImageAsset } from '~/src/domain/content/media/image';

/**
 * The result of a query, with images as the content system returns them: the focal point may be
 * missing.
 */
export type Drafted<Data> = unknown extends Data
  ? Data
  : Data extends Queries.ImageFieldsFragment
    ? ImageAsset
    : { readonly [Field in keyof Data]: Drafted<Data[Field]> };

interface ModelOf<Template extends string, Query, Context = object> {
  readonly template: Template;
  /** The site path once published, without locale prefix. */
  readonly path: string;
  /** The result of the template's query without the shell. */
  readonly data: Drafted<Omit<Query, 'shell' | 'locales'>>;
  /** Additional data for the template. */
  readonly context: Context;
}

interface CollectionContext {
  readonly handle: string;
  readonly sortOrder: string;
  readonly pageNumber: number;
  readonly pageCount: number;
  readonly productCount: number;
  readonly filters: null;
}

/** A document's page, ready for its template. */
export type PreviewModel =
  | ModelOf<'content-page', Queries.ContentPageQuery>
  | ModelOf<'product' | 'lead-product', Queries.ProductPageQuery>
  | ModelOf<'collection', Queries.CollectionPageQuery, CollectionContext>
  | ModelOf<'blog-post', Queries.BlogPostPageQuery, { readonly productHandles: readonly string[] }>
  | ModelOf<'press-release', Queries.PressReleasePageQuery>
  | ModelOf<'person', Queries.PersonPageQuery>
  | ModelOf<'shared-page', Queries.SharedPageQuery>;
