/** Plays from where it is. A browser may refuse until it was tapped; the place is kept all the same. */
export const play = async (player: HTMLVideoElement | null): Promise<void> => {
  await player?.play().catch(() => undefined);
};

/** Plays from there on, at once or as soon as the video is ready, and gives the video the focus. */
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
