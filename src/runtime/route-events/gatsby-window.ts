/** What the generator's runtime has loaded for a path, as far as the shop looks at it. */
export interface LoadedPage {
  readonly status?: string;
  readonly page?: { readonly path: string; readonly webpackCompilationHash: string };
}

/** One that loaded. */
export interface UsablePage extends LoadedPage {
  readonly page: NonNullable<LoadedPage['page']>;
}

/** Whether there is something to show. */
export const isUsable = (page: LoadedPage | undefined): page is UsablePage =>
  page?.page !== undefined && page.status !== 'error';

/** The generator's loader of page data and chunks; its runtime calls it through this object. */
export interface PageLoader {
  loadPage: (path: string) => Promise<LoadedPage | undefined>;
  loadPageSync: (path: string, options?: object) => LoadedPage | undefined;
  hovering: (path: string) => void;
}

export type Navigate = (to: string | number, options?: object) => void;

declare global {
  interface Window {
    ___loader?: PageLoader;
    ___navigate?: Navigate;
    /** The build that this document's scripts are of. */
    readonly ___webpackCompilationHash?: string;
    /** Scripts of each template, which the loader has fetched ahead. */
    ___chunkMapping?: Readonly<Record<string, readonly string[]>>;
    /** Makes the runtime load the next page as a document. */
    ___swUpdated?: boolean;
    /** What the page needs did not load: an update of the service worker loads it again. */
    ___failedResources?: boolean;
  }
}
