/** A position on the screen, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where the label of a dot may be, the best place first. */
export const DOT_SIDES = ['right', 'left', 'bottom', 'top'] as const;
/** Where the label of a pin may be, the best place first. */
export const PIN_SIDES = [...DOT_SIDES, 'top-right', 'top-left'] as const;
type Side = (typeof PIN_SIDES)[number];

interface Labeled {
  readonly at: Point;
  /** From the center of the labeled item to its edge. */
  readonly radius: number;
  readonly width: number;
  readonly height: number;
}

const ROUNDS = 60;
const GAP = 4;

/** Moves points apart, as little as possible, until no two are closer than `distance`. */
export const spreadPoints = (points: readonly Point[], distance: number): readonly Point[] => {
  const places = points.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round += 1) {
    let isSpread = true;
    places.forEach((one, index) => {
      for (const other of places.slice(index + 1)) {
        const dx = other.x - one.x;
        const dy = other.y - one.y;
        const apart = Math.hypot(dx, dy);
        if (apart >= distance - 0.5) continue;
        isSpread = false;
        const push = (distance - apart) / 2;
        // Points at the same position are separated horizontally.
        const [x, y] = apart < 0.01 ? [push, 0] : [(dx / apart) * push, (dy / apart) * push];
        one.x -= x;
        one.y -= y;
        other.x += x;
        other.y += y;
      }
    });
    if (isSpread) break;
  }
  return places;
};

/** The square around a point. */
export const boxAround = ({ x, y }: Point, radius: number): Box => ({
  left: x - radius,
  top: y - radius,
  right: x + radius,
  bottom: y + radius,
});

const boxBeside = ({ at: { x, y }, radius, width, height }: Labeled, side: Side): Box => {
  if (side === 'right' || side === 'left') {
    const left = side === 'right' ? x + radius + GAP : x - radius - GAP - width;
    return { left, top: y - height / 2, right: left + width, bottom: y + height / 2 };
  }
  const top = side === 'bottom' ? y + radius + GAP : y - radius - GAP - height;
  const left = side === 'top-right' ? x : side === 'top-left' ? x - width : x - width / 2;
  return { left, top, right: left + width, bottom: top + height };
};

/** Whether two boxes overlap. */
export const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Whether a box does not reach out of another. */
export const isInside = (box: Box, frame: Box): boolean =>
  box.left >= frame.left &&
  box.right <= frame.right &&
  box.top >= frame.top &&
  box.bottom <= frame.bottom;

/**
 * Chooses for each label, in order, the first of the possible sides where it fits the frame and
 * overlaps nothing; null if there is none.
 */
export const chooseSides = <S extends Side>(
  labels: readonly Labeled[],
  { taken, frame }: { readonly taken: readonly Box[]; readonly frame: Box },
  possible: readonly S[],
): { readonly sides: readonly (S | null)[]; readonly taken: readonly Box[] } => {
  const full = [...taken];
  const sides = labels.map(label => {
    const side = possible.find(each => {
      const box = boxBeside(label, each);
      return isInside(box, frame) && !full.some(other => overlaps(box, other));
    });
    if (!side) return null;
    full.push(boxBeside(label, side));
    return side;
  });
  return { sides, taken: full };
};
