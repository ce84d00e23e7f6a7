import * as v from 'valibot';
import { collections as soldCollections, products as soldProducts } from '~/seed/catalogue';
import { seedError } from '../load/check';
import { lineOfRow, readCsvIfAny, rowsByProduct } from '../load/csv';
import { day, handle, words } from '../load/fields';
import { slugField, type DocumentSource, type Site } from './document';
import { wording } from './fields';
import type { Module } from './modules';
import { motionOf } from './motion';
import { picture, pictureName } from './pictures';
import { sizeGuidesOf } from './size-guides';
import type { Wording } from './wording';
import { inWordsOf } from './wording-syntax';

/** `collections.csv`: what editors add to a collection of the catalogue. */
const collectionRow = v.strictObject({ handle, intro: wording, picture: pictureName });

/** `questions.csv`: what shoppers ask about a product. */
const questionRow = v.strictObject({ product: handle, question: wording, answer: wording });

/** `reviews.csv`: customer reviews; one without a name is anonymous. */
const reviewRow = v.strictObject({
  id: handle,
  product: handle,
  rating: v.pipe(v.picklist(['1', '2', '3', '4', '5']), v.transform(Number)),
  title: words,
  body: words,
  date: day,
  author: v.optional(words),
  location: v.optional(words),
  petName: v.optional(words),
  picture: v.optional(pictureName),
});

/** The title of a catalogue entry, which must exist. */
function titleOf(
  sold: readonly { readonly handle: string; readonly title: string }[],
  named: string,
  file: string,
  row: object,
): string {
  const found = sold.find(each => each.handle === named);
  if (found) return found.title;
  throw seedError(file, lineOfRow(row), `the catalogue has no "${named}".`);
}

const storeField = (named: string, title: string) => ({ slug: slugField(named), title });

/** A site's `collections.csv` as documents. */
export function collectionDocuments(site: Site): readonly DocumentSource[] {
  const file = `content/${site}/collections.csv`;
  return readCsvIfAny(file, collectionRow).map(row => ({
    type: 'globalProductCollection',
    name: row.handle,
    fields: {
      store: storeField(row.handle, titleOf(soldCollections, row.handle, file, row)),
      intro: row.intro,
      image: picture(row.picture),
    },
  }));
}

/**
 * A site's `questions.csv` as documents, one a product.
 * @param modulesOf - what the pages of some products show besides
 */
export function productDocuments(
  site: Site,
  modulesOf: (w: Wording) => Readonly<Record<string, readonly Module[]>>,
): (w: Wording) => readonly DocumentSource[] {
  const file = `content/${site}/questions.csv`;
  const groups = rowsByProduct(readCsvIfAny(file, questionRow));
  const sizeGuides = sizeGuidesOf(site);
  const motion = motionOf(site);
  return w =>
    [...groups].map(([product, rows]) => ({
      type: 'globalProduct',
      name: product,
      fields: {
        store: storeField(product, titleOf(soldProducts, product, file, rows[0] ?? {})),
        questions: rows.map(({ question, answer }) => inWordsOf({ question, answer }, w)),
        modules: modulesOf(w)[product] ?? [],
        ...(sizeGuides[product] ? { sizeGuide: sizeGuides[product] } : {}),
        ...(motion[product] ? { motion: motion[product] } : {}),
      },
    }));
}

/** How many reviews a site has, and their mean with one decimal. */
export function reviewSummaryOf(site: Site): { readonly count: number; readonly mean: string } {
  const ratings = readCsvIfAny(`content/${site}/reviews.csv`, reviewRow).map(
    ({ rating }) => rating,
  );
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return { count: ratings.length, mean: (sum / ratings.length).toFixed(1) };
}

/** A site's `reviews.csv` as documents. */
export function reviewDocuments(site: Site): readonly DocumentSource[] {
  const file = `content/${site}/reviews.csv`;
  return readCsvIfAny(file, reviewRow).map(row => {
    titleOf(soldProducts, row.product, file, row);
    const { id, product, picture: photograph, ...fields } = row;
    const image = photograph ? { image: picture(photograph) } : {};
    return { type: 'reviewCard', name: id, fields: { productSlug: product, ...fields, ...image } };
  });
}
