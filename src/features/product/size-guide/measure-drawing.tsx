import { imageUrl } from '~/src/domain/content/media/image-url';
import type { SizeGuide } from '~/src/domain/size-guide/size-guide';
import { customProperties } from '~/src/ui/custom-properties';
import { Image } from '~/src/ui/image';

/** How far the tape around a neck hangs, in percent of the picture. */
const SAG = 5;

/** Where to measure, with the measure on it. */
export function MeasureDrawing({
  guide,
  text,
}: {
  readonly guide: SizeGuide;
  readonly text: string;
}) {
  const { image, line, kind } = guide;
  if (!image) return null;
  const [x1, y1, x2, y2] = line ?? [0, 0, 0, 0];
  const middle = { x: (x1 + x2) / 2, y: (y1 + y2) / 2 };
  const path =
    kind === 'collar'
      ? `M${x1} ${y1}Q${middle.x - SAG} ${middle.y + SAG} ${x2} ${y2}`
      : `M${x1} ${y1}L${x2} ${y2}M${x1 - 2} ${y1}h4M${x2 - 2} ${y2}h4`;
  return (
    <div className="sizes-drawing">
      <div className="sizes-square">
        <Image
          asset={image}
          urlFor={imageUrl}
          sizes="(width >= 48rem) 420px, 100vw"
          widths={[480, 680, 900]}
        />
        {line && (
          <>
            <svg viewBox="0 0 100 100" aria-hidden="true">
              <path d={path} />
            </svg>
            <b
              aria-hidden="true"
              data-kind={kind}
              style={customProperties({ '--x': `${middle.x}%`, '--y': `${middle.y}%` })}
            >
              {text}
            </b>
          </>
        )}
      </div>
    </div>
  );
}
