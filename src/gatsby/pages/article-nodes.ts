import type { Node } from 'gatsby';
import type { PostCard } from '~/src/domain/content/article';
import type { Translated } from './alternates';
import type { DatedPost } from '~/src/domain/content/article-lists';

/** A document of editors in one locale. */
export interface ArticleNode extends Node, Translated {}

interface NodeWithProducts extends ArticleNode {
  /** Products that the text shows a card of. */
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
  /** Its support card; null where its product has none. */
  readonly cardId: string | null;
  readonly relatedIds: readonly string[];
}

export interface PlaylistNode extends ArticleNode {
  readonly productHandles: readonly string[];
}

/** Nodes of editors' texts, as the writer left them. */
export interface ArticleNodes {
  BlogPost: PostNode;
  BlogCategory: ArticleNode;
  PressRelease: NodeWithProducts;
  Person: ArticleNode;
  SharedPage: NodeWithProducts;
  SupportArticle: SupportArticleNode;
  Playlist: PlaylistNode;
}
