import { encode } from 'blurhash';
import sharp from 'sharp';

/** A placeholder shown until the picture has loaded. */
export interface ArtPreview {
  /** The picture 20 pixels wide, as a data URL. */
  readonly lqip: string;
  /** https://blurha.sh, in four by three parts. */
  readonly blurHash: string;
}

const LQIP_WIDTH = 20;
const HASH_WIDTH = 64;

/** Whether no pixel is transparent; only pictures with transparency are read whole to know it. */
const isOpaqueArt = async (file: string): Promise<boolean> => {
  const { hasAlpha } = await sharp(file).metadata();
  return !hasAlpha || (await sharp(file).stats()).isOpaque;
};

/** Computes the preview of a picture's file. Rejects when it cannot be read. */
export async function previewOfArt(file: string): Promise<ArtPreview> {
  const small = sharp(file).resize({ width: LQIP_WIDTH });
  const isOpaque = await isOpaqueArt(file);
  const lqip = isOpaque ? small.jpeg({ quality: 50 }) : small.png();
  const { data, info } = await sharp(file)
    .resize({ width: HASH_WIDTH })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const bytes = await lqip.toBuffer();
  return {
    lqip: `data:image/${isOpaque ? 'jpeg' : 'png'};base64,${bytes.toString('base64')}`,
    blurHash: encode(new Uint8ClampedArray(data), info.width, info.height, 4, 3),
  };
}
