import type { Thing } from './schema-org/things';
import type { BasicPageData, PageContext } from '~/src/page-data/page-data';

/** A page as its query and its plan left it. */
export interface BuiltPageData {
  readonly data: BasicPageData;
  readonly context: PageContext;
}

/** The structured data of a page of one template. */
export type PageDescriber = (page: BuiltPageData) => readonly Thing[];

/** Reads a page as its template's query answers it: types of queries are the templates' word. */
export const describePage =
  <Data extends BasicPageData, Context extends PageContext = PageContext>(
    describe: (data: Data, context: Context) => readonly (Thing | null)[],
  ): PageDescriber =>
  ({ data, context }) =>
    describe(data as Data, context as Context).filter(thing => thing !== null);
