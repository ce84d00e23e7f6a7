import type { BlockContent, DefinitionContent, PhrasingContent, RootContent } from 'mdast';
import { parseMarkdown, refusedNode, type Prose } from './markdown';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A Markdown text as the HTML that a commerce platform stores. */
export function htmlOf(prose: Prose): string {
  const inline = (nodes: readonly PhrasingContent[]): string =>
    nodes
      .map(node => {
        if (node.type === 'text') return escaped(node.value.replaceAll('\n', ' '));
        if (node.type === 'strong') return `<strong>${inline(node.children)}</strong>`;
        if (node.type === 'emphasis') return `<em>${inline(node.children)}</em>`;
        throw refusedNode(node, prose, `a description has no place for "${node.type}".`);
      })
      .join('');
  const item = (node: BlockContent | DefinitionContent): string =>
    node.type === 'paragraph' ? inline(node.children) : block(node);
  const block = (node: RootContent): string => {
    if (node.type === 'paragraph') return `<p>${inline(node.children)}</p>`;
    if (node.type === 'heading') return `<h${node.depth}>${inline(node.children)}</h${node.depth}>`;
    if (node.type === 'list') {
      const tag = node.ordered ? 'ol' : 'ul';
      const items = node.children.map(({ children }) => `<li>${children.map(item).join('')}</li>`);
      return `<${tag}>${items.join('')}</${tag}>`;
    }
    throw refusedNode(node, prose, `a description has no place for "${node.type}".`);
  };
  return parseMarkdown(prose.text).children.map(block).join('\n');
}
