import { vi } from 'vitest';
import { ok } from '~/src/domain/data/result';
import type * as Service from '~/src/gateways/service/video-progress';
import type * as Files from '~/src/gateways/site-files/playlists';
import { LESSONS, SETUP } from './videos.fixture';

/** The replies of the service and the site's files. */
export const gateways = {
  listVideoProgress: vi.fn<typeof Service.listVideoProgress>(),
  saveVideoProgress: vi.fn<typeof Service.saveVideoProgress>(),
  readPlaylistLinks: vi.fn<typeof Files.readPlaylistLinks>(),
  readPlaylist: vi.fn<typeof Files.readPlaylist>(),
};

/** Two playlists, and a service without entries that saves everything. */
export const resetGateways = (): void => {
  const playlists = [LESSONS, SETUP];
  gateways.listVideoProgress.mockReset().mockResolvedValue(ok([]));
  gateways.saveVideoProgress.mockReset().mockImplementation(async (_, _token, entry) => ok(entry));
  gateways.readPlaylistLinks.mockReset().mockResolvedValue(
    ok(
      playlists.map(({ videos, ...link }) => ({
        ...link,
        videoCount: videos.length,
        seconds: videos.length * 21,
      })),
    ),
  );
  gateways.readPlaylist
    .mockReset()
    .mockImplementation(async path =>
      ok(playlists.find(({ slug }) => path === `/videos/${slug}`) ?? null),
    );
};
