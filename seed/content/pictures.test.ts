import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import manifest from '../art/manifest.json';
import { seedBrands } from '../brands';
import { documents } from '.';
import type { SeedDocument } from './document';
import {
  duplicates,
  heroesOf,
  isFields,
  listOf,
  objectsIn,
  textOf,
  type Fields,
} from './documents.fixture';
import { imageReference } from './images';

/** The pictures among the fields of a document or module, by the ids of their assets. */
const picturesOf = (fields: Fields): readonly unknown[] =>
  Object.values(fields).flatMap(value =>
    isFields(value) && value._type === 'image' && isFields(value.asset) ? [value.asset._ref] : [],
  );

it('uses only pictures whose file is in the art pack', () => {
  const art = path.resolve(__dirname, '../art');
  const used = new Set(objectsIn(documents).map(({ _ref }) => _ref));
  const missing = manifest
    .filter(({ file }) => used.has(imageReference(file)))
    .filter(({ file }) => !existsSync(path.join(art, file)));
  expect(missing).toEqual([]);
});

it('shows no picture at the top of two pages of a site', () => {
  // The smaller brands have fewer pictures: there, pages alone have one each.
  const others = ['globalProductCollection', 'pressRelease', 'sharedPage', 'playlist'];
  const hasOwn = ({ _type, site }: SeedDocument): boolean =>
    _type === 'page' || (site === 'larkfield' && others.includes(_type));
  const tops = documents
    .filter(document => document.language === 'en-us' && hasOwn(document))
    .flatMap(document =>
      objectsIn(
        document._type === 'page' ? heroesOf(document).map(({ image }) => image) : document.image,
      )
        .flatMap(({ _ref }) => textOf(_ref))
        .map(asset => `${String(document.site)} ${asset}`),
    );
  expect(tops.length).toBeGreaterThan(50);
  expect(duplicates(tops)).toEqual([]);
});

it('describes every image', () => {
  const objects = objectsIn(documents);
  // The shop describes a 360° view as a whole, by the name of its product.
  const frames = new Set(objects.flatMap(({ turn }) => listOf(turn)));
  const images = objects.filter(each => each._type === 'image' && !frames.has(each));
  expect(images.filter(({ alt }) => typeof alt !== 'string' || alt.length < 12)).toEqual([]);
});

it('shows no main picture of a page as the picture of a customer', () => {
  const reviews = documents.filter(({ _type }) => _type === 'reviewCard');
  const others = documents.filter(({ _type }) => _type !== 'reviewCard');
  const main = new Set(others.flatMap(each => [each, ...heroesOf(each)]).flatMap(picturesOf));
  expect(main.size).toBeGreaterThan(50);
  const shown = reviews.flatMap(picturesOf);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter(picture => main.has(picture))).toEqual([]);
});

it('shows with reviews of each main product what customers sent, each picture once', () => {
  const ofProduct = (product: string): readonly string[] =>
    documents
      .filter(({ _type, language }) => _type === 'reviewCard' && language === 'en-us')
      .filter(({ productSlug }) => productSlug === product)
      .flatMap(picturesOf)
      .flatMap(textOf);
  const main = ['gps-collar', 'boundary-plus-fence-package', 'smart-doorman-pet-door'];
  const shown = main.map(ofProduct);
  expect(shown.filter(pictures => pictures.length === 0)).toEqual([]);
  expect(duplicates(shown.flat())).toEqual([]);
});

const orderPictures = seedBrands.flatMap(({ id, orderPicture }) =>
  orderPicture === undefined ? [] : [{ id, orderPicture }],
);

it.each(orderPictures)('shows on the page of an order no main picture of $id', brand => {
  const main = documents
    .filter(({ site }) => site === brand.id)
    .flatMap(document => [document, ...heroesOf(document)])
    .flatMap(picturesOf);
  expect(main.length).toBeGreaterThan(0);
  expect(main).not.toContain(imageReference(brand.orderPicture));
});
