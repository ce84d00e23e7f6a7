import type { JsonLdNode } from './schema-org/to-json-ld';
import type { BasicPageData, PageContext } from '~/src/page-data/page-data';

/** A page with the result of its query and its context. */
export interface BuiltPageData {
  readonly data: BasicPageData;
  readonly context: PageContext;
}

/** The structured data of a page of one template. */
export type PageDescriber = (page: BuiltPageData) => readonly JsonLdNode[];

/** Reads a page as the result of its template's query. */
export const describePage =
  <Data extends BasicPageData, Context extends PageContext = PageContext>(
    describe: (data: Data, context: Context) => readonly (JsonLdNode | null)[],
  ): PageDescriber =>
  ({ data, context }) =>
    describe(data as Data, context as Context).filter(node => node !== null);
