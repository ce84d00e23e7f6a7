import type { Node, NodePluginArgs } from 'gatsby';
import type { Product, ProductCard } from '../../domain/product';
import type { ArticleNodes } from './article-nodes';

export interface ProductNode extends Node {
  readonly locale: string;
  readonly handle: string;
  readonly isLeadGeneration: boolean;
  readonly isHidden: boolean;
  readonly card: ProductCard;
  readonly options: Product['options'];
  readonly variants: Product['variants'];
}

export interface CollectionNode extends Node {
  readonly locale: string;
  readonly handle: string;
  readonly productHandles: readonly string[];
}

export interface PageNode extends Node {
  readonly locale: string;
  readonly slug: string;
  readonly path: string;
}

interface NodesByType extends ArticleNodes {
  Product: ProductNode;
  ProductCollection: CollectionNode;
  ContentPage: PageNode;
}

/** The nodes of a type, of one brand's locale, in the order of their ids. */
export const nodesOf = <Type extends keyof NodesByType>(
  getNodesByType: NodePluginArgs['getNodesByType'],
  type: Type,
): readonly NodesByType[Type][] =>
  // What this build wrote under this type name: the writer's fields, checked by the schema.
  [...(getNodesByType(type) as unknown as readonly NodesByType[Type][])].sort((a, b) =>
    a.id < b.id ? -1 : 1,
  );

/** By locale, the values of those nodes. */
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
