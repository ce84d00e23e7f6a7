import path from 'node:path';
import type { ArtPreview } from '~/seed/art-preview';
import manifest from '~/seed/art/manifest.json';
import previews from '~/seed/art/previews.json';
import { imageReference } from '~/seed/content/images';
import { fileDocuments } from './files';
import { DATASET, PROJECT } from './project';
import type { ContentDocument } from './dataset';

const ART_FOLDER = path.resolve(__dirname, '../../seed/art');

/** An image of the art pack as an asset of the content system. */
export interface ImageAsset {
  /** The asset document's id, `image-<hash>-<width>x<height>-<extension>`. */
  readonly id: string;
  /** Its name on the image CDN, `<hash>-<width>x<height>.<extension>`. */
  readonly fileName: string;
  readonly extension: string;
  readonly sourceFile: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly dominantColor: string;
  readonly originalFilename: string;
  /** What it shows. */
  readonly altText: string;
  readonly preview: ArtPreview;
}

/** Every asset, by its name on the CDN. */
export const ASSETS: ReadonlyMap<string, ImageAsset> = new Map(
  manifest.map(({ file, width, height, bytes, dominantColor, alt }) => {
    const id = imageReference(file);
    const fileName = id.replace(/^image-/, '').replace(/-([a-z]+)$/, '.$1');
    const asset = {
      id,
      fileName,
      extension: path.extname(file).slice(1),
      sourceFile: path.join(ART_FOLDER, file),
      width: Math.round(width),
      height: Math.round(height),
      bytes,
      dominantColor,
      originalFilename: path.basename(file),
      altText: alt,
      preview: previewOf(file),
    };
    return [fileName, asset];
  }),
);

function previewOf(file: string): ArtPreview {
  const preview = new Map(Object.entries<ArtPreview>(previews)).get(file);
  if (preview) return preview;
  throw new Error(`"${file}" has no preview: run scripts/make-art-previews.mjs.`);
}

/** The documents of images and files, with URLs on `origin`. */
export function assetDocuments(origin: string): ContentDocument[] {
  const images = [...ASSETS.values()].map(asset => assetDocument(asset, origin));
  return [...images, ...fileDocuments(origin)];
}

/** The ids of all assets. */
export const assetIds = (): ReadonlySet<string> =>
  new Set(assetDocuments('').map(({ _id }) => _id));

function assetDocument(asset: ImageAsset, origin: string): ContentDocument {
  const { width, height, extension } = asset;
  const location = `images/${PROJECT}/${DATASET}/${asset.fileName}`;
  return {
    _id: asset.id,
    _type: 'sanity.imageAsset',
    assetId: asset.fileName.split('-')[0],
    extension,
    mimeType: extension === 'svg' ? 'image/svg+xml' : 'image/jpeg',
    originalFilename: asset.originalFilename,
    altText: asset.altText,
    path: location,
    url: `${origin}/${location}`,
    size: asset.bytes,
    metadata: {
      _type: 'sanity.imageMetadata',
      dimensions: {
        _type: 'sanity.imageDimensions',
        width,
        height,
        aspectRatio: width / height,
      },
      palette: {
        _type: 'sanity.imagePalette',
        dominant: { _type: 'sanity.imagePaletteSwatch', background: asset.dominantColor },
      },
      lqip: asset.preview.lqip,
      blurHash: asset.preview.blurHash,
      hasAlpha: extension === 'svg',
      isOpaque: extension !== 'svg',
    },
  };
}
