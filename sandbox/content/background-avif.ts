import { BoundedMap } from '../core/bounded-map';
import { drawnImage, renderImage } from '../core/images/image-cache';
import type { RenderedImage } from '../core/images/image-cache';
import type { RenderRequest } from '../core/images/image-draw';

/** How often a picture must be requested before it is worth encoding as AVIF. */
const MIN_SAVING = 3;

const MAX_COUNTED = 5000;

const asked = new BoundedMap<number>(MAX_COUNTED, () => 1);
let queue: Promise<unknown> = Promise.resolve();

/**
 * The picture in AVIF if that has been rendered, else as requested. As with the vendor, "the first
 * few requests may get the second best option, subsequent requests will eventually get an AVIF"
 * (https://www.sanity.io/help/avif): it is rendered in the background, one picture at a time.
 * `SANDBOX_AVIF=off` disables it, for runs that measure time.
 */
export async function renderWithAvif(request: RenderRequest): Promise<RenderedImage> {
  if (process.env.SANDBOX_AVIF === 'off') return renderImage(request);
  const better: RenderRequest = { ...request, format: 'avif' };
  const drawn = await drawnImage(better);
  if (drawn) return drawn;
  const key = JSON.stringify(better);
  const times = (asked.get(key) ?? 0) + 1;
  asked.set(key, times);
  // A picture that cannot be rendered stays as it was.
  if (times === MIN_SAVING) queue = queue.then(() => renderImage(better)).catch(() => undefined);
  return renderImage(request);
}
