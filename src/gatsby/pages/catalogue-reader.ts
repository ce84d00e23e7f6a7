import type { Node, NodePluginArgs } from 'gatsby';
import type { SiteSettings } from '~/src/domain/content/content';
import type { Product, ProductCard } from '~/src/domain/commerce/product';
import type { ArticleNodes } from './article-nodes';
import type { Translated } from './alternates';

export interface ProductNode extends Node, Omit<Product, 'id'> {
  readonly locale: string;
  readonly platformId: string;
  readonly isHidden: boolean;
  readonly card: ProductCard;
  /** That of its breadcrumbs. */
  readonly collection: { readonly title: string } | null;
}

export interface CollectionNode extends Node {
  readonly locale: string;
  readonly handle: string;
  readonly title: string;
  readonly productHandles: readonly string[];
}

/** The questions that lead to a fence. */
interface FinderNode extends Node {
  readonly locale: string;
  readonly slug: string;
}

/** The settings and navigation of a locale. */
export interface ShellNode extends Node {
  readonly locale: string;
  readonly settings: SiteSettings;
}

export interface PageNode extends Node, Translated {
  readonly path: string;
}

/** A dealer in a locale of their country. */
export interface DealerNode extends Node, Translated {
  readonly dealerId: string;
}

/** A created page, as Gatsby stores it. */
export interface SitePageNode extends Node {
  readonly path: string;
  readonly context: Readonly<Record<string, unknown>>;
}

interface NodesByType extends ArticleNodes {
  Product: ProductNode;
  ProductCollection: CollectionNode;
  ContentPage: PageNode;
  Dealer: DealerNode;
  FenceFinder: FinderNode;
  SiteShell: ShellNode;
  SitePage: SitePageNode;
}

/** The nodes of a type, of one brand and locale, ordered by id. */
export const nodesOf = <Type extends keyof NodesByType>(
  getNodesByType: NodePluginArgs['getNodesByType'],
  type: Type,
): readonly NodesByType[Type][] =>
  // Written by this build under this type name, and checked by the schema.
  [...(getNodesByType(type) as unknown as readonly NodesByType[Type][])].sort((a, b) =>
    a.id < b.id ? -1 : 1,
  );

/** The values of those nodes by locale. */
export const groupByLocale = <Item extends { readonly locale: string }>(
  items: readonly Item[],
): ReadonlyMap<string, readonly Item[]> => {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(item.locale);
    if (group) group.push(item);
    else groups.set(item.locale, [item]);
  }
  return groups;
};
