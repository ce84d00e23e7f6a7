import type { LocaleId } from '~/src/config/locales';
import type { AlternatePaths } from '~/src/config/paths';

/** A node of a document in one locale. */
export interface Translated {
  readonly locale: string;
  readonly slug: string;
  /** The same for a document and its translations; null if editors have not linked any. */
  readonly translationId?: string | null;
}

export interface PageAlternates {
  /** Locales in which the page exists, including its own. */
  readonly alternates: readonly LocaleId[];
  /** Site paths in those locales where the page has a different path. */
  readonly alternatePaths: AlternatePaths;
}

/**
 * Finds a page in the other locales: the translation that editors linked, else the document with
 * the same slug.
 */
export const alternateFinder = <Node extends Translated>(
  nodes: readonly Node[],
  ids: readonly LocaleId[],
  pathOf: (node: Node) => string,
): ((node: Node) => PageAlternates) => {
  const byGroup = new Map(nodes.map(node => [`${node.locale} ${node.translationId}`, node]));
  const bySlug = new Map(nodes.map(node => [`${node.locale} ${node.slug}`, node]));
  const alternateIn = (id: LocaleId, { slug, translationId = null }: Node): Node | null => {
    const named = translationId === null ? null : byGroup.get(`${id} ${translationId}`);
    if (named) return named;
    const same = bySlug.get(`${id} ${slug}`);
    // A document linked as the translation of another is not a translation of this one.
    const isFree = (same?.translationId ?? null) === null || translationId === null;
    return same && isFree ? same : null;
  };
  return node => {
    const found = ids.flatMap(id => {
      const alternate = alternateIn(id, node);
      return alternate ? [{ id, path: pathOf(alternate) }] : [];
    });
    const others = found.filter(({ path }) => path !== pathOf(node));
    return {
      alternates: found.map(({ id }) => id),
      alternatePaths: Object.fromEntries(others.map(({ id, path }) => [id, path])),
    };
  };
};
