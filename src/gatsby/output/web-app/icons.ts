import sharp from 'sharp';

const DRAWN_SIZE = 32;
const SQUARE = /<rect width="32" height="32" rx="[\d.]+" fill="(#[0-9A-Fa-f]{6})"\/>/;

/** Icon sizes in pixels; platforms crop the maskable one to their own shape. */
export const ICONS = [
  { name: 'icon-192.png', size: 192, isMaskable: false },
  { name: 'icon-512.png', size: 512, isMaskable: false },
  { name: 'icon-maskable.png', size: 512, isMaskable: true },
] as const;

/** Browsers look for this name in the site root even if no page refers to it. */
export const TOUCH_ICON = { name: 'apple-touch-icon.png', size: 180 } as const;

/** The brand's icon with enough margin to be cropped to any shape. */
const toMaskable = (svg: string): string => {
  const ground = SQUARE.exec(svg)?.[1];
  if (ground === undefined) throw new Error('The brand’s favicon.svg has no ground to extend.');
  return svg
    .replace(
      SQUARE,
      `<rect width="32" height="32" fill="${ground}"/><g transform="translate(3.2 3.2) scale(.8)">`,
    )
    .replace('</svg>', '</g></svg>');
};

/** An icon of the brand's favicon, as PNG. */
export const drawIcon = (svg: string, size: number, isMaskable: boolean): Promise<Buffer> =>
  sharp(Buffer.from(isMaskable ? toMaskable(svg) : svg), { density: (72 * size) / DRAWN_SIZE })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
