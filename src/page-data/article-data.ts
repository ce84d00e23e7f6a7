import type {
  BlogCategory,
  BlogPost,
  Person,
  PersonLink,
  PostCard,
  PressRelease,
  SharedPage,
} from '../domain/content/article';
import type { ProductCard } from '../domain/commerce/product';
import type { BasicPageData, PageContext } from './page-data';

/** What a page of posts is told besides. */
export interface BlogPageContext extends PageContext {
  /** From 1. */
  readonly pageNumber: number;
  readonly pageCount: number;
}

/** Result of the blog template's query. */
export interface BlogPageData extends BasicPageData {
  /** The posts of this page, newest first. */
  readonly posts: readonly PostCard[];
  readonly categories: { readonly nodes: readonly BlogCategory[] };
}

/** Result of the blog category template's query. */
export interface BlogCategoryPageData extends BlogPageData {
  readonly category: BlogCategory;
}

/** What the page of a post is told besides. */
export interface BlogPostContext extends PageContext {
  /** Products of its rail. */
  readonly productHandles: readonly string[];
}

/** Result of the post template's query. */
export interface BlogPostData extends BasicPageData {
  readonly post: Pick<BlogPost, 'updatedAt' | 'tags' | 'seo' | 'body'> & {
    readonly card: PostCard;
  };
  /** Every product that the text or its rail names. */
  readonly cards: readonly ProductCard[];
  readonly related: readonly PostCard[];
}

export interface PressData extends BasicPageData {
  readonly releases: {
    readonly nodes: readonly Pick<
      PressRelease,
      'slug' | 'title' | 'date' | 'location' | 'summary'
    >[];
  };
}

export interface PressReleaseData extends BasicPageData {
  readonly release: PressRelease;
  readonly cards: readonly ProductCard[];
}

export interface PeopleData extends BasicPageData {
  readonly people: { readonly nodes: readonly PersonLink[] };
}

export interface PersonData extends BasicPageData {
  readonly person: Person;
  readonly posts: readonly PostCard[];
}

export interface SharedPageData extends BasicPageData {
  readonly page: SharedPage;
  readonly cards: readonly ProductCard[];
}
