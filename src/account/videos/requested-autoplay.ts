/** The path of the video. */
let requested: string | null = null;

/** Marks the video at a path to start playing when its screen opens. */
export const requestAutoplay = (path: string): void => {
  requested = path;
};

/** Whether the video at that path should start playing; true only once. */
export const consumeAutoplay = (path: string): boolean => {
  const isRequested = requested === path;
  requested = null;
  return isRequested;
};
