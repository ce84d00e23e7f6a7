import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { localizePath } from '~/src/config/paths';
import { playlistPath, VIDEOS_PATH, type PlaylistLink } from '~/src/domain/content/media/video';
import { useLocale } from '~/src/features/locale';
import {
  readPlaylist,
  readPlaylistLinks,
  type PlaylistFile,
} from '~/src/gateways/site-files/playlists';
import { unwrap } from '~/src/account/data/unwrap';

/** All playlists of the shop. */
export const usePlaylistLinks = (): UseQueryResult<readonly PlaylistLink[]> => {
  const { locale, brand } = useLocale();
  return useQuery({
    queryKey: ['playlists', locale.id],
    staleTime: Infinity,
    queryFn: ({ signal }) =>
      unwrap(readPlaylistLinks(localizePath(VIDEOS_PATH, locale, brand), { signal })),
  });
};

const usePlaylistQuery = () => {
  const { locale, brand } = useLocale();
  return (slug: string) => ({
    queryKey: ['playlists', locale.id, slug],
    staleTime: Infinity,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      unwrap(readPlaylist(localizePath(playlistPath(slug), locale, brand), { signal })),
  });
};

/** A playlist with its videos; null if it does not exist. */
export const usePlaylist = (slug: string): UseQueryResult<PlaylistFile | null> =>
  useQuery(usePlaylistQuery()(slug));

/** The playlists that could be read, in order. */
export const usePlaylists = (slugs: readonly string[]): readonly PlaylistFile[] => {
  const queryOf = usePlaylistQuery();
  return useQueries({ queries: slugs.map(queryOf) }).flatMap(({ data }) => data ?? []);
};
