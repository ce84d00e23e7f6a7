import type { CatalogueProduct } from '../catalogue/model';
import { isForSale, type StoreRuntime } from '../runtime';
import { notModelled } from './not-modelled';

type Test = (product: CatalogueProduct, value: string, store: StoreRuntime) => boolean;

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const words = (text: string) => text.toLowerCase();

const fields: Readonly<Record<string, Test>> = {
  title: (product, value) => words(product.title).includes(words(value).replaceAll('*', '')),
  handle: (product, value) => same(product.handle, value),
  product_type: (product, value) =>
    value.split(',').some(type => same(product.productType, type.trim())),
  vendor: (product, value) => same(product.vendor, value),
  tag: (product, value) => product.tags.some(tag => same(tag, value)),
  tag_not: (product, value) => !product.tags.some(tag => same(tag, value)),
  available_for_sale: (product, value, store) =>
    product.variants.some(variant => isForSale(store, variant)) === (value === 'true'),
};

const anywhere: Test = (product, value) =>
  [product.title, product.productType, product.vendor, ...product.tags].some(text =>
    words(text).includes(words(value).replaceAll('*', '')),
  );

function termTest(term: string): (product: CatalogueProduct, store: StoreRuntime) => boolean {
  const match = /^(-?)(?:([A-Za-z_.]+):)?"?'?(.*?)'?"?$/.exec(term);
  const [, minus, field, value = ''] = match ?? [];
  const test = field ? fields[field] : anywhere;
  if (!test) throw notModelled(`QueryRoot.products(query: "${String(field)}:")`);
  return (product, store) => test(product, value, store) !== (minus === '-');
}

/**
 * A test for the platform's search syntax, as far as it is modelled: words, `field:value`, quotes,
 * a leading minus, AND (which is also understood between terms) and OR between groups.
 */
export function productSearch(
  query: string,
): (product: CatalogueProduct, store: StoreRuntime) => boolean {
  const groups = query
    .split(/\s+OR\s+/)
    .map(group =>
      (group.match(/-?(?:[A-Za-z_.]+:)?(?:"[^"]*"|'[^']*'|[^\s"']+)/g) ?? [])
        .filter(term => term !== 'AND')
        .map(termTest),
    );
  return (product, store) => groups.some(group => group.every(test => test(product, store)));
}
