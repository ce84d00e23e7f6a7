import type { ImageProxyRoute } from '~/src/config/image-proxy';
import type { ProxiedScripts } from '~/src/config/script-proxy';

/**
 * Everything that hosts need to know about a build. Written to `.host/manifest.json`, read by
 * `hosting/local/server.ts`.
 */
export interface HostManifest {
  readonly version: 2;
  readonly locales: readonly { readonly title: string; readonly path: string }[];
  /** Exact paths first, then those with a `*`, the longest first. */
  readonly redirects: readonly HostRedirect[];
  /** Later rules win. */
  readonly headers: readonly HeaderRule[];
  /** Paths that a page handles in the browser; the first match wins. */
  readonly clientOnly: readonly ClientOnlyRoute[];
  /** The page for unknown paths, by path prefix, longest prefix first. */
  readonly notFound: readonly { readonly prefix: string; readonly file: string }[];
  /** The scripts that the proxy returns; without them there is no proxy. */
  readonly scriptProxy?: readonly ProxiedScripts[];
  /** Pictures that the host fetches from a CDN. */
  readonly pictures?: readonly ImageProxyRoute[];
}

export interface HostRedirect {
  /** Path, percent-decoded; a `*` at its end matches anything. Letter case is ignored. */
  readonly from: string;
  /** Percent-encoded, with its own query and anchor. */
  readonly to: string;
  readonly status: number;
}

export interface HeaderRule {
  /** A path in which `*` matches anything and `{hash}` a content hash. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface ClientOnlyRoute {
  /** In Gatsby's notation: `:name` is one segment, `*` at the end the rest. */
  readonly path: string;
  /** Below the output folder. */
  readonly file: string;
}
