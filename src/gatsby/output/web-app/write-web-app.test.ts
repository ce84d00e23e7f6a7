// @vitest-environment node
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { BRAND_IDS, brandOf } from '~/src/config/brands';
import { writeWebApp } from './write-web-app';

interface Manifest {
  readonly name: string;
  readonly display: string;
  readonly start_url: string;
  readonly theme_color: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

const output = mkdtempSync(join(tmpdir(), 'web-app-'));
cpSync('static', output, { recursive: true });
afterAll(() => rmSync(output, { recursive: true, force: true }));

describe.each(BRAND_IDS)('web app manifest of %s', id => {
  it('has its name, its colors, and icons of the stated sizes', async () => {
    await writeWebApp(output, brandOf(id));
    const text = readFileSync(join(output, 'manifest.webmanifest'), 'utf8');
    const manifest = JSON.parse(text) as Manifest;
    expect(manifest).toMatchObject({
      name: brandOf(id).name,
      display: 'minimal-ui',
      start_url: '/',
    });
    expect(readFileSync(`src/ui/styles/brands/${id}.css`, 'utf8')).toContain(manifest.theme_color);
    const [favicon, ...icons] = manifest.icons;
    expect(favicon?.src).toBe(`/brands/${id}/favicon.svg`);
    expect(icons).toHaveLength(3);
    for (const { src, sizes } of icons) {
      const { width, height } = await sharp(join(output, src)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    expect(await sharp(join(output, 'apple-touch-icon.png')).metadata()).toMatchObject({
      width: 180,
      height: 180,
    });
  });
});
