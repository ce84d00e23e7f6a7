import type { Thing } from './schema-org/things';
import type { BasicPageData, PageContext } from '~/src/page-data/page-data';

/** A page with the result of its query and its context. */
export interface BuiltPageData {
  readonly data: BasicPageData;
  readonly context: PageContext;
}

/** The structured data of a page of one template. */
export type PageDescriber = (page: BuiltPageData) => readonly Thing[];

/** Reads a page as the result of its template's query. */
export const describePage =
  <Data extends BasicPageData, Context extends PageContext = PageContext>(
    describe: (data: Data, context: Context) => readonly (Thing | null)[],
  ): PageDescriber =>
  ({ data, context }) =>
    describe(data as Data, context as Context).filter(thing => thing !== null);
