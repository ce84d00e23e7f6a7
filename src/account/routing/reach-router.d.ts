// Not among our packages: it must be the copy that Gatsby itself uses.
declare module '@gatsbyjs/reach-router' {
  interface PickedRoute<Route> {
    readonly route: Route;
    readonly params: Readonly<Record<string, string | undefined>>;
    readonly uri: string;
  }

  export const globalHistory: { readonly location: Pick<Location, 'pathname'> };

  /** Goes to a path; tells whoever listens to the history. */
  export function navigate(to: string, options: { readonly replace: boolean }): Promise<void>;

  /** The best match of a path among routes, as the router of Gatsby's own pages picks it. */
  export function pick<Route extends { readonly path: string }>(
    routes: readonly Route[],
    path: string,
  ): PickedRoute<Route> | null;
}
