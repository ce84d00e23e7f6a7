import { ARTICLE_DOCUMENTS } from './documents/article-documents';
import { SHOP_DOCUMENTS } from './documents/shop-documents';
import { SITE_DOCUMENTS } from './documents/site-documents';
import { SUPPORT_DOCUMENTS } from './documents/support-documents';
import { TRANSLATIONS } from './documents/translations';
import { MODULES } from './modules';
import { link } from './objects/link';
import {
  callout,
  divider,
  productEmbed,
  questions,
  richText,
  table,
  tableRow,
  videoEmbed,
} from './objects/rich-text';

export { TRANSLATIONS } from './documents/translations';
export { MODULES } from './modules';

/** The documents of the shop, in the order of the desk's lists. */
export const DOCUMENTS = [
  ...SHOP_DOCUMENTS,
  ...ARTICLE_DOCUMENTS,
  ...SUPPORT_DOCUMENTS,
  ...SITE_DOCUMENTS,
];

/** What texts and modules are made of. */
export const OBJECTS = [
  link,
  richText,
  callout,
  productEmbed,
  videoEmbed,
  table,
  tableRow,
  divider,
  questions,
];

export const schemaTypes = [...DOCUMENTS, ...MODULES, ...OBJECTS, ...TRANSLATIONS];
