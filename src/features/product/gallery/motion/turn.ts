/** Where a turn stands after a drag; a drag over the whole stage is one whole turn. */
export const turnedBy = (step: number, share: number, count: number): number =>
  (((step + Math.round(share * count)) % count) + count) % count;

/** The frame to show: the front moves along with the pointer, and in the frames to the left. */
export const frameAt = (step: number, count: number): number => (count - step) % count;

/** The loaded frame that is nearest to another one, in either direction. */
export const nearestLoaded = (
  wanted: number,
  loaded: ReadonlySet<number>,
  count: number,
): number => {
  const distance = (frame: number): number => {
    const apart = Math.abs(frame - wanted);
    return Math.min(apart, count - apart);
  };
  return [...loaded].reduce((best, frame) => (distance(frame) < distance(best) ? frame : best), 0);
};
