// Gatsby ships its loader without types. These are the parts that tests call.
declare module 'gatsby/cache-dir/loader' {
  interface LoadedData {
    readonly status?: string;
    readonly notFound?: boolean;
  }

  export class ProdLoader {
    constructor(
      asyncRequires: {
        readonly components: Readonly<Record<string, () => Promise<unknown>>>;
      },
      matchPaths: readonly unknown[],
    );
    loadPage(path: string): Promise<LoadedData>;
    loadPageDataJson(path: string): Promise<LoadedData>;
    loadPartialHydrationJson(path: string): Promise<LoadedData>;
    loadAppData(): Promise<unknown>;
    shouldPrefetch(path: string): boolean;
  }
}
