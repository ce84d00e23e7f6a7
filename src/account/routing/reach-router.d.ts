// Not one of our dependencies: it has to be the copy that Gatsby uses.
declare module '@gatsbyjs/reach-router' {
  interface PickedRoute<Route> {
    readonly route: Route;
    readonly params: Readonly<Record<string, string | undefined>>;
    readonly uri: string;
  }

  export const globalHistory: { readonly location: Pick<Location, 'pathname'> };

  /** Navigates to a path and notifies the listeners of the history. */
  export function navigate(to: string, options: { readonly replace: boolean }): Promise<void>;

  /** The best match for a path, chosen the way Gatsby's router does. */
  export function pick<Route extends { readonly path: string }>(
    routes: readonly Route[],
    path: string,
  ): PickedRoute<Route> | null;
}
