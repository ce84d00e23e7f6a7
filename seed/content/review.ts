import type { DocumentSource } from './document';

/** One row: product, stars, title, text, day, then what the writer chose to tell. */
export type ReviewRow = readonly [
  productSlug: string,
  rating: 1 | 2 | 3 | 4 | 5,
  title: string,
  body: string,
  date: string,
  writer?: { readonly author?: string; readonly location?: string; readonly petName?: string },
];

/** Review cards; a writer without a name stays anonymous. */
export function reviewCards(rows: readonly ReviewRow[]): readonly DocumentSource[] {
  return rows.map(([productSlug, rating, title, body, date, writer], index) => ({
    type: 'reviewCard',
    name: `${productSlug}-${index + 1}`,
    fields: { productSlug, rating, title, body, date, ...writer },
  }));
}
