import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Brand } from '~/src/config/brands/brand';
import { colorIn } from './brand-colors';
import { drawIcon, ICONS, TOUCH_ICON } from './icons';
import { webManifest } from './web-manifest';

/** Writes the web app manifest and its icons, in the brand's colors. */
export const writeWebApp = async (output: string, brand: Brand): Promise<void> => {
  const css = await readFile(join('src/ui/styles/brands', `${brand.id}.css`), 'utf8');
  const colors = { theme: colorIn(css, 'strong'), background: colorIn(css, 'surface') };
  const folder = join(output, 'brands', brand.id);
  const favicon = await readFile(join(folder, 'favicon.svg'), 'utf8');
  await Promise.all([
    writeFile(join(output, 'manifest.webmanifest'), webManifest(brand, colors)),
    writeFile(join(output, TOUCH_ICON.name), await drawIcon(favicon, TOUCH_ICON.size, true)),
    ...ICONS.map(async ({ name, size, isMaskable }) =>
      writeFile(join(folder, name), await drawIcon(favicon, size, isMaskable)),
    ),
  ]);
};
