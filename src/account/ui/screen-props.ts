/** What the frame gives every screen. */
export interface ScreenProps {
  readonly location: Pick<Location, 'pathname' | 'search'> & { readonly state?: unknown };
  /** The variable parts of its path. */
  readonly params: Readonly<Record<string, string | undefined>>;
}
