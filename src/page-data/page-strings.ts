import type { BasicPageData } from './page-data';

/**
 * A text of the page for its head, which is rendered outside the provider of texts.
 * `key` is dotted; `values` replace `{{name}}`. Answers null when the page does not carry it.
 */
export const pageString = (
  data: BasicPageData,
  namespace: string,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string | null => {
  const node = data.locales.edges.find(edge => edge.node.ns === namespace)?.node;
  if (!node) return null;
  let found: unknown = JSON.parse(node.data);
  for (const part of key.split('.')) {
    if (typeof found !== 'object' || found === null) return null;
    found = Reflect.get(found, part);
  }
  if (typeof found !== 'string') return null;
  return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
};
