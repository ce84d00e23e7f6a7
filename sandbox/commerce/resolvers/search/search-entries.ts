import type {
  Catalogue,
  CatalogueCollection,
  CatalogueProduct,
} from '~/sandbox/commerce/catalogue/model';
import type { ContentArticle, ContentPage } from '~/sandbox/commerce/content/model';
import { TextSearch, type TextField } from '~/sandbox/commerce/search-syntax/text-search';
import { plainText } from '../text';

/** Something that the store's search finds. */
export type SearchEntry =
  | { readonly kind: 'PRODUCT'; readonly item: CatalogueProduct }
  | { readonly kind: 'COLLECTION'; readonly item: CatalogueCollection }
  | { readonly kind: 'PAGE'; readonly item: ContentPage }
  | { readonly kind: 'ARTICLE'; readonly item: ContentArticle };

type Texts = Readonly<Partial<Record<string, readonly string[]>>>;

/** The texts of an entry by the platform's names of searchable fields. */
function textsOf({ kind, item }: SearchEntry): Texts {
  switch (kind) {
    case 'PRODUCT': {
      const titles = item.variants.map(({ title }) => title);
      return {
        TITLE: [item.title],
        BODY: [plainText(item.descriptionHtml)],
        PRODUCT_TYPE: [item.productType],
        VENDOR: [item.vendor],
        TAG: item.tags,
        VARIANTS_TITLE: titles.filter(title => title !== 'Default Title'),
        VARIANTS_SKU: item.variants.map(({ sku }) => sku),
      };
    }
    case 'COLLECTION':
      return { TITLE: [item.title], BODY: [plainText(item.descriptionHtml)] };
    case 'PAGE':
      return { TITLE: [item.title], BODY: [plainText(item.bodyHtml())] };
    case 'ARTICLE':
      return {
        TITLE: [item.title],
        BODY: [plainText(item.contentHtml())],
        TAG: item.tags,
        AUTHOR: [item.author.name],
      };
  }
}

const WEIGHTS: Readonly<Record<string, number>> = {
  TITLE: 5,
  PRODUCT_TYPE: 3,
  VARIANTS_SKU: 3,
  TAG: 2,
  VENDOR: 2,
  VARIANTS_TITLE: 2,
  AUTHOR: 1,
  BODY: 1,
  // No variant of the seed has a barcode.
  VARIANTS_BARCODE: 1,
};

interface SearchIndex {
  readonly entries: readonly SearchEntry[];
  readonly texts: TextSearch<SearchEntry>;
  readonly textsIn: (field: string) => (entry: SearchEntry) => readonly string[];
}

const indexes = new WeakMap<Catalogue, SearchIndex>();

function createIndex({ products, collections, content }: Catalogue): SearchIndex {
  const entries: readonly SearchEntry[] = [
    ...products.map(item => ({ kind: 'PRODUCT' as const, item })),
    ...collections.map(item => ({ kind: 'COLLECTION' as const, item })),
    ...content.pages.map(item => ({ kind: 'PAGE' as const, item })),
    ...content.articles.map(item => ({ kind: 'ARTICLE' as const, item })),
  ];
  const texts = new Map(entries.map(entry => [entry, textsOf(entry)] as const));
  const textsIn = (field: string) => (entry: SearchEntry) => texts.get(entry)?.[field] ?? [];
  const fields = Object.entries(WEIGHTS).map(
    ([name, weight]): TextField<SearchEntry> => ({ name, weight, textsOf: textsIn(name) }),
  );
  return { entries, textsIn, texts: new TextSearch(entries, fields) };
}

/** What a store's search looks through, read once. */
export function searchIndex(catalogue: Catalogue): SearchIndex {
  const index = indexes.get(catalogue) ?? createIndex(catalogue);
  indexes.set(catalogue, index);
  return index;
}
