/** A file of the content system, such as a manual or a film. */
export interface FileAsset {
  readonly url: string;
  /** Without its dot. */
  readonly extension: string;
}
