import type { RegionDrawing as Drawing } from '~/src/domain/geo/region-drawing';

interface RegionDrawingProps {
  readonly drawing: Drawing;
  readonly label: string;
}

/** A state or province with a dealer in it; the others are small dots. */
export function RegionDrawing({ drawing, label }: RegionDrawingProps) {
  const { width, height, land, others, x, y } = drawing;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      className="region-drawing"
    >
      <path d={land} className="region-land" />
      {others !== '' && <path d={others} className="region-others" />}
      <circle cx={x} cy={y} r="13" className="region-halo" />
      <circle cx={x} cy={y} r="6" className="region-dealer" />
    </svg>
  );
}
