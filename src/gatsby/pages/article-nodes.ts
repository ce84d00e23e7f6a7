import type { Node } from 'gatsby';
import type { PostCard } from '~/src/domain/content/article';
import type { Translated } from './alternates';
import type { DatedPost } from '~/src/domain/content/article-lists';

/** A document in one locale. */
export interface ArticleNode extends Node, Translated {}

interface NodeWithProducts extends ArticleNode {
  /** Products shown as cards in the text. */
  readonly embeddedHandles: readonly string[];
}

export interface PostNode extends NodeWithProducts, DatedPost {
  readonly slug: string;
  readonly authorSlug: string | null;
  readonly productHandles: readonly string[];
  readonly card: PostCard;
}

export interface SupportArticleNode extends NodeWithProducts {
  readonly productHandles: readonly string[];
  /** Its support card; null if its product has none. */
  readonly cardId: string | null;
  readonly relatedIds: readonly string[];
}

export interface PlaylistNode extends ArticleNode {
  readonly productHandles: readonly string[];
}

/** Nodes of articles, as the writer created them. */
export interface ArticleNodes {
  BlogPost: PostNode;
  BlogCategory: ArticleNode;
  PressRelease: NodeWithProducts;
  Person: ArticleNode;
  SharedPage: NodeWithProducts;
  SupportArticle: SupportArticleNode;
  Playlist: PlaylistNode;
}
