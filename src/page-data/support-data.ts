import type { SiteSettings } from '../domain/content/content';
import type { ProductCard } from '../domain/commerce/product';
import type {
  ProductSupport,
  SupportArticle,
  SupportLink,
  SupportTopic,
} from '../domain/content/support';
import type { Playlist, PlaylistLink, Video } from '../domain/content/media/video';
import type { BasicPageData, PageContext } from './page-data';

interface Nodes<Item> {
  readonly nodes: readonly Item[];
}

/** Result of the support hub's query. */
export interface SupportHubData extends BasicPageData {
  readonly topics: Nodes<SupportTopic>;
  readonly articles: Nodes<{ readonly link: SupportLink }>;
  readonly products: Nodes<ProductSupport>;
  readonly playlists: Nodes<{ readonly slug: string }>;
}

/** What the page of a support article is told besides. */
export interface SupportArticleContext extends PageContext {
  /** Products of its rail. */
  readonly productHandles: readonly string[];
}

/** Result of the support article template's query. */
export interface SupportArticleData extends BasicPageData {
  readonly article: Pick<SupportArticle, 'publishedAt' | 'reviewedAt' | 'seo' | 'body'> & {
    readonly link: SupportLink;
  };
  readonly card: ProductSupport | null;
  readonly cards: readonly ProductCard[];
  readonly related: readonly SupportLink[];
}

/** Result of the contact page's query. */
export interface ContactData extends BasicPageData {
  /** Empty where the brand has no support centre. */
  readonly articles: Nodes<{ readonly id: string }>;
}

/** Result of the video hub's query. */
export interface VideosData extends BasicPageData {
  readonly playlists: Nodes<PlaylistLink>;
  readonly articles: Nodes<{ readonly id: string }>;
}

/** Result of the playlist template's query. */
export interface PlaylistData extends BasicPageData {
  readonly playlist: PlaylistLink & Pick<Playlist, 'seo'> & { readonly videos: readonly Video[] };
  readonly cards: readonly ProductCard[];
  readonly others: Nodes<PlaylistLink>;
}

/** What a page tells of customer care. */
export const careOf = ({ phone, careHours, organisation }: SiteSettings) => ({
  phone,
  careHours,
  email: organisation.email,
});
