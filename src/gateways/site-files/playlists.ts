import { array, object, string } from 'valibot';
import type { ImageAsset } from '~/src/domain/content/media/image';
import { imageSchema } from '~/src/domain/content/media/image-decoder';
import type { PlaylistLink, Video } from '~/src/domain/content/media/video';
import { videoSchema } from '~/src/domain/content/media/video-decoder';
import { decode, finiteNumber, nullable } from '~/src/domain/data/decode';
import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '../http/failure';
import type { Fetch } from '../http/fetch-json';
import { readPageData } from './page-data';

/** A playlist with its videos. */
export interface PlaylistFile {
  readonly slug: string;
  readonly title: string;
  readonly description: string | null;
  readonly image: ImageAsset | null;
  readonly videos: readonly Video[];
}

interface FileOptions {
  readonly signal?: AbortSignal;
  readonly fetch?: Fetch;
}

const NOT_FOUND = 404;

const link = {
  slug: string(),
  title: string(),
  description: nullable(string()),
  image: nullable(imageSchema),
};

const hubPage = object({
  playlists: object({
    nodes: array(object({ ...link, videoCount: finiteNumber, seconds: finiteNumber })),
  }),
});

const playlistPage = object({ playlist: object({ ...link, videos: array(videoSchema) }) });

const isMissing = (reply: Result<unknown>): boolean =>
  !reply.ok && reply.error.status === NOT_FOUND;

/**
 * The playlists that the page at that path lists; none where the shop has no such page. Fails as `readPageData`.
 * @param path with its locale prefix
 */
export const readPlaylistLinks = async (
  path: string,
  options?: FileOptions,
): Promise<Result<readonly PlaylistLink[]>> => {
  const reply = await readPageData(path, options);
  if (isMissing(reply)) return ok([]);
  if (!reply.ok) return reply;
  const data = decode(hubPage, reply.value);
  return data.ok
    ? ok(data.value.playlists.nodes)
    : failure('protocol', `The page ${path} lists no playlists: ${data.error.message}`);
};

/** The playlist of the page at that path; null where there is no such page. Fails as `readPageData`. */
export const readPlaylist = async (
  path: string,
  options?: FileOptions,
): Promise<Result<PlaylistFile | null>> => {
  const reply = await readPageData(path, options);
  if (isMissing(reply)) return ok(null);
  if (!reply.ok) return reply;
  const data = decode(playlistPage, reply.value);
  return data.ok
    ? ok(data.value.playlist)
    : failure('protocol', `The page ${path} has no playlist: ${data.error.message}`);
};
