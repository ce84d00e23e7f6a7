/** A file of the content system, such as a manual or a video. */
export interface FileAsset {
  readonly url: string;
  /** Without its dot. */
  readonly extension: string;
}
