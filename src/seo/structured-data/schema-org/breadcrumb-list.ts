import type { BreadcrumbList } from 'schema-dts';

export interface CrumbPlace {
  readonly name: string;
  /** Full address. */
  readonly url: string;
}

/** The path from the home page to a page, which is the last item. */
export const breadcrumbList = (places: readonly CrumbPlace[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: places.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});
