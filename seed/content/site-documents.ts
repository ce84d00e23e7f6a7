import { blogOf } from './blog';
import type { DocumentSource, SeedDocument, Site } from './document';
import type { Module } from './modules';
import { navigationDocument } from './navigation';
import { peopleOf } from './people';
import { pressOf, type PressDesk } from './press';
import { collectionDocuments, productDocuments, reviewDocuments } from './product-content';
import { settingsDocument } from './settings';
import { stringsOf } from './strings';
import { supportOf } from './support';
import { asWritten, inBothCountries, type Wording } from './wording';

interface SiteContent {
  /** Its pages, the home page among them, and whatever else only this site has. */
  readonly pages: (w: Wording) => readonly DocumentSource[];
  readonly desk: PressDesk;
  /** What editors add to the pages of products; nothing where absent. */
  readonly productModules?: (w: Wording) => Readonly<Record<string, readonly Module[]>>;
  /** The file of a product's manual; no product has one where absent. */
  readonly manualOf?: (product: string) => string | null;
}

/** Every document of a site with a blog, a press room, people and a support centre, in both countries. */
export const siteDocuments = (
  site: Site,
  { pages, desk, productModules = () => ({}), manualOf = () => null }: SiteContent,
): readonly SeedDocument[] => {
  const settings = settingsDocument(site);
  const navigation = navigationDocument(site);
  const collections = collectionDocuments(site);
  const products = productDocuments(site, productModules);
  const blog = blogOf(site);
  const people = peopleOf(site);
  const releases = pressOf(site, desk);
  const support = supportOf(site, manualOf);
  return [
    ...inBothCountries(site, w => [
      settings(w),
      navigation,
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
