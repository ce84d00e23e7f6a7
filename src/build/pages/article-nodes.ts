import type { Node } from 'gatsby';
import type { PostCard } from '../../domain/article';
import type { DatedPost } from '../../domain/article-lists';

/** A document of editors in one locale. */
export interface ArticleNode extends Node {
  readonly locale: string;
  readonly slug: string;
}

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

/** Nodes of editors' texts, as the writer left them. */
export interface ArticleNodes {
  BlogPost: PostNode;
  BlogCategory: ArticleNode;
  PressRelease: NodeWithProducts;
  Person: ArticleNode;
  SharedPage: NodeWithProducts;
}
