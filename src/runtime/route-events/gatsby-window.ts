/** What Gatsby's runtime has loaded for a path, as far as the shop needs it. */
export interface LoadedPage {
  readonly status?: string;
  readonly page?: { readonly path: string; readonly webpackCompilationHash: string };
}

/** A page that loaded. */
export interface UsablePage extends LoadedPage {
  readonly page: NonNullable<LoadedPage['page']>;
}

/** Whether there is something to show. */
export const isUsable = (page: LoadedPage | undefined): page is UsablePage =>
  page?.page !== undefined && page.status !== 'error';

/** Gatsby's loader of page data and chunks; its runtime calls it through this object. */
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
    /** The build of this document's scripts. */
    readonly ___webpackCompilationHash?: string;
    /** Scripts of each template, for prefetching. */
    ___chunkMapping?: Readonly<Record<string, readonly string[]>>;
    /** Makes the runtime load the next page as a document. */
    ___swUpdated?: boolean;
    /** Set when the resources of the page failed to load: a service worker update reloads it. */
    ___failedResources?: boolean;
  }
}
