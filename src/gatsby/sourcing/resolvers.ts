import type { CreateResolversArgs } from 'gatsby';
import { articleQueries } from './article-resolvers';
import { pageNodeQueries } from './page-node-queries';
import { productNodeId } from './node-ids';

interface NodeModel {
  getNodeById<T>(input: { id: string; type: string }): T | null;
  getNodesByIds<T>(input: { ids: readonly string[]; type: string }): readonly (T | null)[];
}

interface ProductSource {
  readonly locale: string;
  readonly servicePlanHandle: string | null;
  readonly addOnHandles: readonly string[];
  readonly relatedHandles: readonly string[];
  readonly storyHandles: readonly string[];
}

interface WithCard {
  readonly card: object;
}

interface Context {
  readonly nodeModel: NodeModel;
}

const byHandle = <T>(context: Context, locale: string, handles: readonly string[]): readonly T[] =>
  context.nodeModel
    .getNodesByIds<T>({
      ids: handles.map(handle => productNodeId(locale, handle)),
      type: 'Product',
    })
    .filter((node): node is T => Boolean(node));

const cards = (context: Context, locale: string, handles: readonly string[]): readonly object[] =>
  byHandle<WithCard>(context, locale, handles).map(({ card }) => card);

const reviews = {
  type: '[ReviewCard!]!',
  resolve: (source: { reviewIds: readonly string[] }, _: unknown, { nodeModel }: Context) =>
    nodeModel.getNodesByIds({ ids: source.reviewIds, type: 'ReviewCard' }).filter(Boolean),
};

/**
 * Fields that follow references. Nodes are found by id, so a query depends only on the nodes that
 * it shows, and pages of a large catalogue cost no search.
 */
export const createAllResolvers = ({ createResolvers }: CreateResolversArgs): void => {
  const resolvers = {
    Query: {
      ...articleQueries,
      ...pageNodeQueries,
      productCards: {
        type: '[ProductCard!]!',
        args: { locale: 'String!', handles: '[String!]!' },
        resolve: (
          _: unknown,
          args: { locale: string; handles: readonly string[] },
          context: Context,
        ) => cards(context, args.locale, args.handles),
      },
    },
    Product: {
      servicePlan: {
        type: 'Product',
        resolve: ({ locale, servicePlanHandle }: ProductSource, _: unknown, context: Context) =>
          servicePlanHandle === null
            ? null
            : context.nodeModel.getNodeById({
                id: productNodeId(locale, servicePlanHandle),
                type: 'Product',
              }),
      },
      addOns: {
        type: '[Product!]!',
        resolve: ({ locale, addOnHandles }: ProductSource, _: unknown, context: Context) =>
          byHandle(context, locale, addOnHandles),
      },
      related: {
        type: '[ProductCard!]!',
        resolve: ({ locale, relatedHandles }: ProductSource, _: unknown, context: Context) =>
          cards(context, locale, relatedHandles),
      },
      storyCards: {
        type: '[ProductCard!]!',
        resolve: ({ locale, storyHandles }: ProductSource, _: unknown, context: Context) =>
          cards(context, locale, storyHandles),
      },
      reviews,
    },
    FenceFinder: {
      products: {
        type: '[Product!]!',
        resolve: (
          { locale, productHandles }: { locale: string; productHandles: readonly string[] },
          _: unknown,
          context: Context,
        ) => byHandle(context, locale, productHandles),
      },
    },
    ContentPage: {
      cards: {
        type: '[ProductCard!]!',
        resolve: (
          page: { locale: string; cardHandles: readonly string[] },
          _: unknown,
          context: Context,
        ) => cards(context, page.locale, page.cardHandles),
      },
      reviews,
    },
  };
  // Gatsby types it as any function.
  Reflect.apply(createResolvers, undefined, [resolvers]);
};
