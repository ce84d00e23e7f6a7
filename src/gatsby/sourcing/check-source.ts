import type { Brand } from '~/src/config/brands/brand';
import { DEALERS_PATH } from '~/src/domain/contact/dealer';
import { finderProducts } from '~/src/domain/content/fence-finder';
import type { ContentModule } from '~/src/domain/content/modules';
import { articleReferences, supportReferences } from './article-references';
import type { UnreadableContent } from './read-content';
import type { LocaleSource } from './sources';

/** A reference that a locale's store does not know; reported unless another locale's store does. */
export interface UnknownReference {
  readonly kind: 'product' | 'collection';
  readonly handle: string;
  /** Where it is used. */
  readonly where: string;
}

export interface SourceCheck {
  /** These stop the build. */
  readonly errors: readonly string[];
  /** These do not. */
  readonly problems: readonly string[];
  readonly unknown: readonly UnknownReference[];
}

const duplicates = (values: readonly string[]): readonly string[] => {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const value of values) {
    if (seen.has(value)) twice.add(value);
    seen.add(value);
  }
  return [...twice];
};

const referencesOf = (
  where: string,
  modules: readonly ContentModule[],
): readonly UnknownReference[] =>
  modules.flatMap(module => {
    if (module.type === 'collectionRailModule') {
      return module.handles.map(handle => ({ kind: 'collection' as const, handle, where }));
    }
    if (module.type !== 'productRailModule') return [];
    const products = module.handles.map(handle => ({ kind: 'product' as const, handle, where }));
    return module.collection === null
      ? products
      : [...products, { kind: 'collection' as const, handle: module.collection, where }];
  });

const allReferences = ({ catalogue, content }: LocaleSource): readonly UnknownReference[] => [
  ...catalogue.products.flatMap(({ product }) =>
    [product.servicePlanHandle ?? [], product.addOnHandles].flat().map(handle => ({
      kind: 'product' as const,
      handle,
      where: `the product "${product.handle}"`,
    })),
  ),
  ...content.products.flatMap(({ handle, story }) => [
    { kind: 'product' as const, handle, where: 'a "Product texts" document' },
    ...referencesOf(`the story of "${handle}"`, story),
  ]),
  ...content.pages.flatMap(({ path, modules }) => referencesOf(`the page ${path}`, modules)),
  ...content.finders.flatMap(finder =>
    finderProducts(finder).map(handle => ({
      kind: 'product' as const,
      handle,
      where: `the finder "${finder.slug}"`,
    })),
  ),
  ...articleReferences(content.articles),
  ...supportReferences(content.support, content.videos),
];

/** What is wrong with a page that a shop needs: there is none, or the published one cannot be read. */
const missingPage = (
  { locale, content }: LocaleSource,
  { path, name, slug }: { readonly path: string; readonly name: string; readonly slug: string },
  unreadable: readonly UnreadableContent[],
): { readonly isUnreadable: boolean; readonly message: string } | null => {
  if (content.pages.some(page => page.path === path)) return null;
  const broken = unreadable.filter(
    each => each.type === 'page' && each.slug?.replace(/^\/+|\/+$/g, '') === slug,
  );
  const reasons = broken.flatMap(each => each.reasons).join(' ');
  const message =
    broken.length > 0
      ? `In ${locale.id} the ${name} exists, but it cannot be read. ${reasons}`
      : `In ${locale.id} there is no ${name}: publish ${slug === 'home' ? 'a page' : 'one'} with the slug "${slug}".`;
  return { isUnreadable: broken.length > 0, message };
};

const HOME = { path: '/', name: 'home page', slug: 'home' };
const DEALERS = { path: DEALERS_PATH, name: 'page for dealers', slug: 'dealers' };

/** Checks the vendors' data for one locale before nodes are created. */
export const checkSource = (
  source: LocaleSource,
  { hasDealers }: Pick<Brand, 'hasDealers'>,
  unreadable: readonly UnreadableContent[] = [],
): SourceCheck => {
  const { locale, catalogue } = source;
  const handles = catalogue.products.map(({ product }) => product.handle);
  const collectionHandles = catalogue.collections.map(({ handle }) => handle);
  const known = { product: new Set(handles), collection: new Set(collectionHandles) };
  const twice = (what: string, values: readonly string[]): readonly string[] =>
    duplicates(values).map(
      value =>
        `In ${locale.id} two ${what} are called "${value}": change the handle of one in the store.`,
    );
  const home = missingPage(source, HOME, unreadable);
  const dealers = hasDealers ? missingPage(source, DEALERS, unreadable) : null;
  return {
    errors: [
      ...twice('products', handles),
      ...twice('collections', collectionHandles),
      ...(home ? [home.message] : []),
      ...(dealers && !dealers.isUnreadable ? [dealers.message] : []),
    ],
    problems: dealers?.isUnreadable ? [dealers.message] : [],
    unknown: allReferences(source).filter(({ kind, handle }) => !known[kind].has(handle)),
  };
};

/**
 * A message for each reference that no locale's store knows. A product sold in one country is no
 * mistake.
 */
export const describeUnknownReference = (
  unknown: readonly UnknownReference[],
  knownSomewhere: Readonly<Record<UnknownReference['kind'], ReadonlySet<string>>>,
): readonly string[] => [
  ...new Set(
    unknown
      .filter(({ kind, handle }) => !knownSomewhere[kind].has(handle))
      .map(
        ({ kind, handle, where }) => `No store has the ${kind} "${handle}", which ${where} names.`,
      ),
  ),
];
