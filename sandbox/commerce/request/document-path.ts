import { Kind, visit, type ASTNode, type DocumentNode } from 'graphql';

function nameOf(node: ASTNode): string | null {
  switch (node.kind) {
    case Kind.OPERATION_DEFINITION:
      return node.name ? `${node.operation} ${node.name.value}` : node.operation;
    case Kind.FRAGMENT_DEFINITION:
      return `fragment ${node.name.value}`;
    case Kind.INLINE_FRAGMENT:
      return node.typeCondition ? `... on ${node.typeCondition.name.value}` : '...';
    case Kind.FIELD:
      return node.alias?.value ?? node.name.value;
    case Kind.ARGUMENT:
    case Kind.OBJECT_FIELD:
      return node.name.value;
    default:
      return null;
  }
}

const isNode = (value: unknown): value is ASTNode =>
  typeof value === 'object' && value !== null && 'kind' in value;

/** The names of nodes from the operation down, as the platform's `path` of a document error. */
export const pathOf = (nodes: readonly unknown[]): readonly string[] =>
  nodes.filter(isNode).flatMap(node => nameOf(node) ?? []);

/** The path of a node in its document. */
export function documentPath(document: DocumentNode, wanted: ASTNode): readonly string[] {
  let path: readonly string[] = [];
  visit(document, {
    enter(node, _key, parent, _path, ancestors) {
      if (node === wanted) path = pathOf([...ancestors, parent, node]);
    },
  });
  return path;
}
