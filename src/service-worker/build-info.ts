/** What the build tells the worker; it writes the text in place of the name. */
export interface BuildInfo {
  /** The build's hash, as its pages carry it. */
  readonly build: string;
  /** Path prefixes of the locales that have one, such as `/en-ca`. */
  readonly prefixes: readonly string[];
  readonly imageOrigins: readonly string[];
}

declare const __BUILD_INFO__: BuildInfo;

export const buildInfo = __BUILD_INFO__;

/** The shop, and where it is served. */
export const buildScope = { ...buildInfo, origin: self.location.origin };
