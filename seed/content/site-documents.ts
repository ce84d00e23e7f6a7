import { blogOf } from './blog';
import type { DocumentSource, SeedDocument, Site } from './document';
import type { Module } from './modules';
import { navigationDocument } from './navigation';
import { peopleOf } from './people';
import { pagesOf } from './page-files';
import { pressOf } from './press';
import { collectionDocuments, productDocuments, reviewDocuments } from './product-content';
import { settingsDocument } from './settings';
import { stringsOf } from './strings';
import { supportOf } from './support';
import { asWritten, inBothCountries, type Wording } from './wording';

/** What a site has besides its files. */
interface SiteContent {
  /** More pages, and whatever else only this site has. */
  readonly pages?: (w: Wording) => readonly DocumentSource[];
  /** What editors add to the pages of products; nothing where absent. */
  readonly productModules?: (w: Wording) => Readonly<Record<string, readonly Module[]>>;
  /** The file of a product's manual; no product has one where absent. */
  readonly manualOf?: (product: string) => string | null;
}

/**
 * Every document of a site, in both countries: settings, menus and pages, and as far as its folder has files for
 * them, collections, products, a blog, people, press releases, support and wordings.
 */
export const siteDocuments = (
  site: Site,
  { pages = () => [], productModules = () => ({}), manualOf = () => null }: SiteContent = {},
): readonly SeedDocument[] => {
  const pagesInFiles = pagesOf(site);
  const settings = settingsDocument(site);
  const navigation = navigationDocument(site);
  const collections = collectionDocuments(site);
  const products = productDocuments(site, productModules);
  const blog = blogOf(site);
  const people = peopleOf(site);
  const releases = pressOf(site);
  const support = supportOf(site, manualOf);
  return [
    ...inBothCountries(site, w => [
      settings(w),
      navigation,
      ...pagesInFiles(w),
      ...pages(w),
      ...collections,
      ...products(w),
      ...blog.categories,
      ...people(w),
      ...blog.posts(w),
      ...releases(w),
      ...support(w),
    ]),
    ...asWritten(site, reviewDocuments(site)),
    ...stringsOf(site),
  ];
};
