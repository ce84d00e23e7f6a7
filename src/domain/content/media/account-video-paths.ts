export const ACCOUNT_VIDEOS = '/account/videos';

/** A playlist in the account; its last segments are those of the public one and of the video. */
export const accountPlaylistPath = (playlist: string): string =>
  `${ACCOUNT_VIDEOS}/playlists/${playlist}`;

/** A video within a playlist in the account, which only signed-in customers can open. */
export const accountVideoPath = (playlist: string, video: string): string =>
  `${accountPlaylistPath(playlist)}/${video}`;
