import { readFileSync } from 'node:fs';
import path from 'node:path';
import manifest from '../art/manifest.json';
import { fileReference } from '../content/files';
import { imageReference } from '../content/images';
import { seedFiles } from '../content/seed-files';

const ART = path.resolve(__dirname, '../art');

/** An image or a file that documents refer to, and its place in an export. */
interface ExportedAsset {
  readonly kind: 'image' | 'file';
  /** The id of its asset document in the sandbox. */
  readonly id: string;
  /** Its path inside the folder of an export. */
  readonly place: string;
  readonly read: () => Buffer;
}

/** An import takes files only from `images` and `files`, not from folders in them. */
const flat = (file: string): string => file.replaceAll('/', '-');

const images = manifest.map(
  ({ file }): ExportedAsset => ({
    kind: 'image',
    id: imageReference(file),
    place: `images/${flat(file)}`,
    read: () => readFileSync(path.join(ART, file)),
  }),
);

const files = seedFiles.map(
  ({ file, read }): ExportedAsset => ({
    kind: 'file',
    id: fileReference(file),
    place: `files/${flat(file)}`,
    read,
  }),
);

/** Every asset of the seed. */
export const ASSETS: readonly ExportedAsset[] = [...images, ...files];
