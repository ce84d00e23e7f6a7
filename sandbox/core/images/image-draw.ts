import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { ImageFormat } from './image-format';
import { planResize } from './image-geometry';
import type { ResizeRequest, Size } from './image-geometry';

const DEFAULT_QUALITY = 75;

// One thread per picture leaves the other processors to the browser.
sharp.concurrency(1);
// Rendered images are cached by ./image-cache.ts; caching sources in memory would only add to
// it.
sharp.cache(false);

export interface RenderRequest extends ResizeRequest {
  /** Absolute path of the source image. */
  readonly sourceFile: string;
  readonly format: ImageFormat;
  /** 1–100; 75 when absent. PNG ignores it. */
  readonly quality?: number;
  /** The padding of `fit: 'fill'`, as a hex color such as `#ffffff` (the default). */
  readonly background?: string;
}

/** Renders an image, bypassing every cache. Rejects if the source cannot be read. */
export async function renderToBuffer(request: RenderRequest): Promise<Buffer> {
  const source = sharp(request.sourceFile);
  const { width, height } = await source.metadata();
  const plan = planResize({ width, height }, request);
  const drawn = source
    .extract(plan.extract)
    .resize({ ...plan.draw, fit: 'fill', kernel: 'lanczos3' });
  const framed = extendTo(drawn, plan.draw, plan.canvas, request.background ?? '#ffffff');
  return encode(framed, request.format, request.quality ?? DEFAULT_QUALITY).toBuffer();
}

function extendTo(image: Sharp, draw: Size, canvas: Size, background: string): Sharp {
  const across = canvas.width - draw.width;
  const down = canvas.height - draw.height;
  if (across <= 0 && down <= 0) return image;
  const left = Math.floor(across / 2);
  const top = Math.floor(down / 2);
  return image.extend({ left, right: across - left, top, bottom: down - top, background });
}

function encode(image: Sharp, format: ImageFormat, quality: number): Sharp {
  switch (format) {
    case 'avif':
      return image.avif({ quality: Math.round(quality * 0.75), effort: 2 });
    case 'jpg':
      return image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true });
    case 'png':
      return image.png();
    case 'webp':
      return image.webp({ quality, effort: 3 });
  }
}
