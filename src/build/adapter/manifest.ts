/** What a host is told about a build; written to `.host/manifest.json`, read by `host/server.ts`. */
export interface HostManifest {
  readonly version: 1;
  readonly locales: readonly { readonly title: string; readonly path: string }[];
  readonly redirects: readonly HostRedirect[];
  /** Later rules win. */
  readonly headers: readonly HeaderRule[];
  /** The page for unknown paths, by path prefix, longest prefix first. */
  readonly notFound: readonly { readonly prefix: string; readonly file: string }[];
}

export interface HostRedirect {
  /** Path, percent-decoded. */
  readonly from: string;
  readonly to: string;
  readonly status: number;
  readonly ignoreCase: boolean;
}

export interface HeaderRule {
  /** A path in which `*` stands for anything. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}
