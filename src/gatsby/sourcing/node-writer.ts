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
  | 'SiteShell'
  | 'Locale';

/** Makes a node; its digest covers its fields, so an unchanged one makes no page dirty. */
export type WriteNode = (type: NodeType, id: string, fields: object) => Promise<void>;

/** The writer of a build. A field may not be named like one of a node's own. */
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
