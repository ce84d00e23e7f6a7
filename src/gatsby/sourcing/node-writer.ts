import type { Actions, NodePluginArgs } from 'gatsby';

export type NodeType =
  | 'Product'
  | 'ProductCollection'
  | 'ContentPage'
  | 'ReviewCard'
  | 'BlogPost'
  | 'BlogCategory'
  | 'PressRelease'
  | 'Person'
  | 'SharedPage'
  | 'SupportTopic'
  | 'SupportArticle'
  | 'SupportCard'
  | 'Playlist'
  | 'Dealer'
  | 'FenceFinder'
  | 'SiteShell'
  | 'Locale';

/** Creates a node. Its digest covers its fields, so an unchanged node does not rebuild pages. */
export type WriteNode = (type: NodeType, id: string, fields: object) => Promise<void>;

/** The node writer of a build. Fields must not have the name of a built-in node field. */
export const nodeWriter =
  (
    actions: Pick<Actions, 'createNode'>,
    digest: NodePluginArgs['createContentDigest'],
  ): WriteNode =>
  async (type, id, fields) => {
    await actions.createNode({
      ...fields,
      id,
      parent: null,
      children: [],
      internal: { type, contentDigest: digest({ id, fields }) },
    });
  };
