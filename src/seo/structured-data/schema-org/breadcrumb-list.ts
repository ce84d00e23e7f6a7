import type { BreadcrumbList } from 'schema-dts';

export interface CrumbPlace {
  readonly name: string;
  /** Full address. */
  readonly url: string;
}

/** The way from the home page to a page, itself the last. */
export const breadcrumbList = (places: readonly CrumbPlace[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: places.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});
