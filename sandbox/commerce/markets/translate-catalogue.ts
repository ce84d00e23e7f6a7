import type { SeedCatalogueTexts, SeedProductText } from '~/seed/market-types';
import type {
  Catalogue,
  CatalogueCollection,
  CatalogueImage,
  CatalogueMetafield,
  CatalogueOption,
  CatalogueProduct,
  CatalogueVariant,
} from '../catalogue/model';
import { withProducts } from '../catalogue/with-products';
import type { StoreSettings } from '../stores';

type Translate = (texts: Readonly<Record<string, string>>, text: string) => string;

const translated: Translate = (texts, text) => texts[text] ?? text;

const translateImage = (
  image: CatalogueImage,
  { pictures = {} }: SeedCatalogueTexts,
): CatalogueImage => ({ ...image, alt: translated(pictures, image.alt) });

/** Metafields of texts, by their key, with what takes the place of their value. */
function metafieldText(text: SeedProductText): Readonly<Record<string, string | undefined>> {
  const { tagline, highlights, specifications } = text;
  const rows =
    specifications && Object.entries(specifications).map(([label, value]) => ({ label, value }));
  return {
    tagline,
    highlights: highlights && JSON.stringify(highlights),
    specifications: rows && JSON.stringify(rows),
  };
}

const inLanguage = (
  fields: readonly CatalogueMetafield[],
  text: SeedProductText,
): readonly CatalogueMetafield[] => {
  const values = metafieldText(text);
  return fields.map(field => ({ ...field, value: values[field.key] ?? field.value }));
};

function translateOption(option: CatalogueOption, texts: SeedCatalogueTexts): CatalogueOption {
  const values = option.values.map(value => ({
    ...value,
    name: translated(texts.values, value.name),
  }));
  return { ...option, name: translated(texts.options, option.name), values };
}

/** Whether it is the only variant of a product without options. */
const isDefault = ({ title }: CatalogueVariant): boolean => title === 'Default Title';

function translateVariant(variant: CatalogueVariant, texts: SeedCatalogueTexts): CatalogueVariant {
  const selectedOptions = variant.selectedOptions.map(({ name, value }) => ({
    name: translated(texts.options, name),
    value: translated(texts.values, value),
  }));
  const title = selectedOptions.map(({ value }) => value).join(' / ');
  const image = variant.image && translateImage(variant.image, texts);
  return { ...variant, image, ...(isDefault(variant) ? {} : { selectedOptions, title }) };
}

const translateType = (type: string, { types = {} }: SeedCatalogueTexts): string =>
  type
    .split(' / ')
    .map(level => translated(types, level))
    .join(' / ');

function translateProduct(product: CatalogueProduct, texts: SeedCatalogueTexts): CatalogueProduct {
  const text = texts.products[product.handle] ?? {};
  return {
    ...product,
    title: text.title ?? product.title,
    productType: translateType(product.productType, texts),
    descriptionHtml: text.descriptionHtml ?? product.descriptionHtml,
    seo: text.seo ?? product.seo,
    metafields: inLanguage(product.metafields, text),
    images: product.images.map(image => translateImage(image, texts)),
    options: product.variants.every(isDefault)
      ? product.options
      : product.options.map(option => translateOption(option, texts)),
    variants: product.variants.map(variant => translateVariant(variant, texts)),
  };
}

function translateCollection(
  collection: CatalogueCollection,
  texts: SeedCatalogueTexts,
): CatalogueCollection {
  const text = texts.collections[collection.handle] ?? {};
  return {
    ...collection,
    title: text.title ?? collection.title,
    descriptionHtml: text.descriptionHtml ?? collection.descriptionHtml,
    seo: text.seo ?? collection.seo,
    image: collection.image && translateImage(collection.image, texts),
  };
}

/**
 * The catalogue in a language. What has no translation stays in the store's own language, as on the
 * platform; ids never change.
 */
export const translateCatalogue = (catalogue: Catalogue, texts: SeedCatalogueTexts): Catalogue =>
  withProducts(
    {
      ...catalogue,
      collections: catalogue.collections.map(entry => translateCollection(entry, texts)),
    },
    catalogue.products.map(product => translateProduct(product, texts)),
  );

/** The store in that language, with the names of its ways to ship. */
export const translateSettings = (
  settings: StoreSettings,
  { language, shipping = {} }: SeedCatalogueTexts,
): StoreSettings => ({
  ...settings,
  ...(language === 'EN' ? {} : { language }),
  shipping: { ...settings.shipping, title: translated(shipping, settings.shipping.title) },
});
