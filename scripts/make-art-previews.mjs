// Computes the placeholder of each picture of the seed. Run `node --import tsx
// scripts/make-art-previews.mjs` after a picture was added or changed.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const { previewOfArt } = await import('../seed/art-preview');
const { default: manifest } = await import('../seed/art/manifest.json', {
  with: { type: 'json' },
});

const ART = 'seed/art';
/** @type {Record<string, { lqip: string, blurHash: string }>} */
const previews = {};
for (const { file } of manifest) previews[file] = await previewOfArt(join(ART, file));
writeFileSync(join(ART, 'previews.json'), `${JSON.stringify(previews, null, 1)}\n`);
console.log(`${manifest.length} pictures.`);
