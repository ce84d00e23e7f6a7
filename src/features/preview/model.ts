import type {
  BlogPost,
  Person,
  PostCard,
  PressRelease,
  SharedPage,
} from '~/src/domain/content/article';
import type { Seo } from '~/src/domain/content/content';
import type { ContentModule } from '~/src/domain/content/modules';
import type { Product, ProductCard } from '~/src/domain/commerce/product';
import type { TileCard } from '~/src/domain/collections/tile-card';
import type { ShownReview } from '../modules';

interface ModelOf<Template extends string, Data, Context = object> {
  readonly template: Template;
  /** Site path at which the page will stand, without locale prefix. */
  readonly path: string;
  /** The result of the template's query, but for the frame of the page. */
  readonly data: Data;
  /** What the template is told besides. */
  readonly context: Context;
}

interface PageParts {
  readonly title: string;
  readonly path: string;
  readonly seo: Seo;
  readonly modules: readonly ContentModule[];
  readonly cards: readonly ProductCard[];
  readonly reviews: readonly ShownReview[];
}

type ProductParts = Product & {
  readonly seo: Seo;
  readonly story: readonly ContentModule[];
  readonly storyCards: readonly ProductCard[];
  readonly collection: null;
  readonly servicePlan: Product | null;
  readonly addOns: readonly Product[];
  readonly related: readonly ProductCard[];
  readonly reviews: readonly ShownReview[];
};

interface CollectionParts {
  readonly handle: string;
  readonly title: string;
  readonly descriptionHtml: string;
  readonly intro: string | null;
  readonly image: Product['images'][number] | null;
  readonly seo: Seo;
}

interface CollectionContext {
  readonly handle: string;
  readonly sortOrder: string;
  readonly pageNumber: number;
  readonly pageCount: number;
  readonly productCount: number;
  readonly filters: null;
}

type PostParts = Pick<BlogPost, 'updatedAt' | 'tags' | 'seo' | 'body'> & {
  readonly card: PostCard;
};

/** A document's page, ready for its template. */
export type PreviewModel =
  | ModelOf<'content-page', { readonly page: PageParts }>
  | ModelOf<'product' | 'lead-product', { readonly product: ProductParts }>
  | ModelOf<
      'collection',
      { readonly collection: CollectionParts; readonly cards: readonly TileCard[] },
      CollectionContext
    >
  | ModelOf<
      'blog-post',
      {
        readonly post: PostParts;
        readonly cards: readonly ProductCard[];
        readonly related: readonly PostCard[];
      },
      { readonly productHandles: readonly string[] }
    >
  | ModelOf<
      'press-release',
      { readonly release: PressRelease; readonly cards: readonly ProductCard[] }
    >
  | ModelOf<'person', { readonly person: Person; readonly posts: readonly PostCard[] }>
  | ModelOf<'shared-page', { readonly page: SharedPage; readonly cards: readonly ProductCard[] }>;
