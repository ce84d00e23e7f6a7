/** The props that the frame passes to every screen. */
export interface ScreenProps {
  readonly location: Pick<Location, 'pathname' | 'search'> & { readonly state?: unknown };
  /** The path parameters. */
  readonly params: Readonly<Record<string, string | undefined>>;
}
