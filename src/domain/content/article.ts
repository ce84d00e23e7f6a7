import type { Seo } from './content';
import type { ImageAsset } from './media/image';
import { contentPath } from './links';
import type { PortableText } from './rich-text/portable-text';

/** A category of the blog. */
export interface BlogCategory {
  readonly slug: string;
  readonly title: string;
  readonly description: string | null;
  /** When its document was changed last, ISO 8601; absent where that is not known. */
  readonly changedAt?: string | null;
}

/** An author or another person with a page. */
export interface Person {
  readonly slug: string;
  readonly name: string;
  readonly role: string | null;
  readonly portrait: ImageAsset | null;
  readonly bio: PortableText;
  readonly credentials: readonly string[];
  /** When its document was changed last, ISO 8601; absent where that is not known. */
  readonly changedAt?: string | null;
}

export interface BlogPost {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string | null;
  readonly body: PortableText;
  readonly image: ImageAsset | null;
  readonly categorySlug: string | null;
  readonly authorSlug: string | null;
  /** ISO 8601, a day or a moment. */
  readonly publishedAt: string;
  readonly updatedAt: string | null;
  readonly tags: readonly string[];
  readonly seo: Seo;
  /** Products that the post mentions; a store may lack some. */
  readonly relatedProducts: readonly string[];
}

export interface PressContact {
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

export interface PressRelease {
  readonly slug: string;
  readonly title: string;
  /** ISO 8601 day. */
  readonly date: string;
  readonly location: string | null;
  readonly summary: string | null;
  readonly image: ImageAsset | null;
  readonly body: PortableText;
  readonly contact: PressContact | null;
  /** When its document was changed last, ISO 8601; absent where that is not known. */
  readonly changedAt?: string | null;
}

/** A text that several brands show under the same path. */
export interface SharedPage {
  readonly slug: string;
  readonly title: string;
  readonly image: ImageAsset | null;
  readonly body: PortableText;
  readonly seo: Seo;
  /** When its document was changed last, ISO 8601; absent where that is not known. */
  readonly changedAt?: string | null;
}

/** All editorial content besides the shop's pages. */
export interface ArticleContent {
  readonly categories: readonly BlogCategory[];
  readonly people: readonly Person[];
  readonly posts: readonly BlogPost[];
  readonly releases: readonly PressRelease[];
  readonly sharedPages: readonly SharedPage[];
}

/** Site path of a blog post, without locale prefix. */
export const postPath = (slug: string): string => contentPath('blogPost', slug);

/** Site path of a press release, without locale prefix. */
export const releasePath = (slug: string): string => contentPath('pressRelease', slug);

/** Site path of an author's page, without locale prefix. */
export const personPath = (slug: string): string => contentPath('person', slug);

/** Site path of a page that several brands share, at the root of the site; without locale prefix. */
export const sharedPagePath = (slug: string): string => contentPath('sharedPage', slug);

/** A person as a byline names them. */
export type PersonLink = Pick<Person, 'slug' | 'name' | 'role' | 'portrait' | 'credentials'>;

/** A post as lists show it. */
export interface PostCard
  extends Pick<BlogPost, 'slug' | 'title' | 'excerpt' | 'image' | 'publishedAt'> {
  readonly readingMinutes: number;
  readonly category: Pick<BlogCategory, 'slug' | 'title'> | null;
  readonly author: PersonLink | null;
}

/** Site path of a page of the blog, or of one of its categories; the first has no number. */
export const blogPath = (category: string | null, page = 1): string =>
  (category === null ? '/blog' : contentPath('blogCategory', category)) +
  (page > 1 ? `/page/${page}` : '');
