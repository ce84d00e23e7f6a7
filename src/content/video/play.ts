/**
 * Plays from the current position. If the browser refuses before a user gesture, the position is
 * kept.
 */
export const play = async (player: HTMLVideoElement | null): Promise<void> => {
  await player?.play().catch(() => undefined);
};

/** Plays from a position, as soon as the video is ready, and focuses the video. */
export const playFrom = async (player: HTMLVideoElement | null, seconds: number): Promise<void> => {
  if (!player) return;
  const go = (): void => {
    player.currentTime = seconds;
  };
  if (player.readyState > 0) go();
  else player.addEventListener('loadedmetadata', go, { once: true });
  player.focus();
  await play(player);
};
