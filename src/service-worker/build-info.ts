/** Data from the build, which replaces the name by its text. */
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
