let awaited: string | null = null;

/** Marks the video at a path to start playing when its screen opens. */
export const awaitVideo = (path: string): void => {
  awaited = path;
};

/** Whether the video at that path should start playing; true only once. */
export const takeAwaited = (path: string): boolean => {
  const isAwaited = awaited === path;
  awaited = null;
  return isAwaited;
};
