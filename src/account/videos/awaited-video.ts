let awaited: string | null = null;

/** The screen at that path is about to open, to play its video at once. */
export const awaitVideo = (path: string): void => {
  awaited = path;
};

/** Whether the video at that path is to play at once; so it is only once. */
export const takeAwaited = (path: string): boolean => {
  const isAwaited = awaited === path;
  awaited = null;
  return isAwaited;
};
