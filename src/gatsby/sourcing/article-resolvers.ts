interface NodeModel {
  getNodesByIds<T>(input: { ids: readonly string[]; type: string }): readonly (T | null)[];
}

/** Query fields that find posts by id, in the given order. */
export const articleQueries = {
  postCards: {
    type: '[PostCard!]!',
    args: { ids: '[String!]!' },
    resolve: (
      _: unknown,
      { ids }: { readonly ids: readonly string[] },
      { nodeModel }: { readonly nodeModel: NodeModel },
    ): readonly object[] =>
      nodeModel
        .getNodesByIds<{ readonly card: object }>({ ids, type: 'BlogPost' })
        .flatMap(node => (node ? [node.card] : [])),
  },
  supportLinks: {
    type: '[SupportLink!]!',
    args: { ids: '[String!]!' },
    resolve: (
      _: unknown,
      { ids }: { readonly ids: readonly string[] },
      { nodeModel }: { readonly nodeModel: NodeModel },
    ): readonly object[] =>
      nodeModel
        .getNodesByIds<{ readonly link: object }>({ ids, type: 'SupportArticle' })
        .flatMap(node => (node ? [node.link] : [])),
  },
};
