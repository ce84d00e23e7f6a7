// Renders the films of the seed: a slow pan over our own renders, below the scene's title. Run
// `node --import tsx scripts/make-clips.mjs [slug …]`; the films' sentences are their captions.
import { chromium } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { BROWSER_ARGS, findBrowser } from './lib/browser.mjs';
import { muxWebm } from './lib/mux-webm.mjs';

const FRAMES_A_SECOND = 15;
const BITS_A_SECOND = 140_000;
const LIMIT_BYTES = 600 * 1024;
// A scene is drawn in units of a frame this wide, and its picture is larger than a frame, so that it
// stays sharp while the view moves in.
const DRAWN_WIDTH = 640;
const PICTURE = { width: 1440, height: 810 };

const { films } = await import('../seed/content/larkfield/videos');
const { FILM_SIZE, SCENE_SECONDS } = await import('../seed/content/larkfield/film');

const browserPath = findBrowser();
const browser = await chromium.launch({
  ...(browserPath ? { executablePath: browserPath } : {}),
  args: BROWSER_ARGS,
});
const page = await browser.newPage();
// WebCodecs needs a secure page; nothing is loaded from the network.
await page.route('https://clips.invalid/**', route =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>clips</title>' }),
);
await page.goto('https://clips.invalid/');

/** @param {string} file */
const pictureOf = async file => {
  const art = sharp(join('seed/art', file));
  const { width = 0, height = 0 } = await art.metadata();
  // A square picture of a product keeps most of its height, with the studio background extended
  // at its sides.
  const wide =
    width > height
      ? art.resize({ ...PICTURE, fit: 'cover' })
      : sharp(await art.resize({ width: 968, height: 968 }).toBuffer())
          .extract({ left: 0, top: 79, width: 968, height: PICTURE.height })
          .extend({ left: 236, right: 236, extendWith: 'copy' });
  const bytes = await wide.jpeg({ quality: 88 }).toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
};
const font = readFileSync('static/fonts/larkfield/display.woff2').toString('base64');

const wanted = process.argv.slice(2);
for (const film of films.filter(({ slug }) => wanted.length === 0 || wanted.includes(slug))) {
  const scenes = await Promise.all(
    film.scenes.map(async ({ picture, title, move = 'in' }) => ({
      title,
      move,
      picture: await pictureOf(picture),
    })),
  );
  const chunks = await page.evaluate(
    async ({ scenes, width, height, drawnWidth, seconds, rate, bitrate, font }) => {
      const face = new globalThis.FontFace('Film', `url(data:font/woff2;base64,${font})`);
      globalThis.document.fonts.add(await face.load());
      const images = await Promise.all(
        scenes.map(async ({ picture }) =>
          globalThis.createImageBitmap(await (await fetch(picture)).blob()),
        ),
      );
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.imageSmoothingQuality = 'high';
      const drawn = { width: drawnWidth, height: (height * drawnWidth) / width };
      context.scale(width / drawn.width, height / drawn.height);
      /** @type {{ data: string, timestamp: number, isKey: boolean }[]} */
      const chunks = [];
      const encoder = new VideoEncoder({
        output: chunk => {
          const bytes = new Uint8Array(chunk.byteLength);
          chunk.copyTo(bytes);
          const data = globalThis.btoa(
            Array.from(bytes, byte => String.fromCharCode(byte)).join(''),
          );
          chunks.push({ data, timestamp: chunk.timestamp / 1000, isKey: chunk.type === 'key' });
        },
        error: error => {
          throw error;
        },
      });
      encoder.configure({ codec: 'vp09.00.31.08', width, height, bitrate, framerate: rate });
      const perScene = seconds * rate;
      const ease = (/** @type {number} */ x) => x * x * (3 - 2 * x);
      for (let frame = 0; frame < scenes.length * perScene; frame += 1) {
        const index = Math.floor(frame / perScene);
        const scene = scenes[index];
        const image = images[index];
        if (!scene || !image) break;
        const at = (frame % perScene) / perScene;
        const far = { in: ease(at), out: 1 - ease(at), left: 0.8, right: 0.8 };
        const aside = { in: 0, out: 0, left: 0.5 - at, right: at - 0.5 };
        const near = 1 + 0.12 * far[scene.move];
        const slide = aside[scene.move];
        const [w, h] = [image.width / near, image.height / near];
        const x = (image.width - w) * (0.5 + slide);
        context.drawImage(image, x, (image.height - h) / 2, w, h, 0, 0, drawn.width, drawn.height);
        const shown = Math.min(1, at * 8);
        context.font = '600 26px Film';
        const box = context.measureText(scene.title).width + 44;
        context.globalAlpha = shown;
        context.fillStyle = '#12304a';
        context.beginPath();
        context.roundRect(20, 20, box, 50, [25, 4, 25, 25]);
        context.fill();
        context.fillStyle = '#ffffff';
        context.textBaseline = 'middle';
        context.fillText(scene.title, 42, 46);
        context.globalAlpha = 1;
        for (let dot = 0; dot < scenes.length; dot += 1) {
          context.fillStyle = dot <= index ? '#f2705c' : '#ffffff';
          context.beginPath();
          context.arc(drawn.width - 72 + dot * 22, 45, 6, 0, 7);
          context.strokeStyle = '#12304a';
          context.stroke();
          context.fill();
        }
        const picture = new VideoFrame(canvas, { timestamp: (frame * 1_000_000) / rate });
        encoder.encode(picture, { keyFrame: frame % perScene === 0 });
        picture.close();
        if (encoder.encodeQueueSize > 30) await encoder.flush();
      }
      await encoder.flush();
      return chunks;
    },
    {
      scenes,
      ...FILM_SIZE,
      drawnWidth: DRAWN_WIDTH,
      seconds: SCENE_SECONDS,
      rate: FRAMES_A_SECOND,
      bitrate: BITS_A_SECOND,
      font,
    },
  );
  const bytes = muxWebm(
    chunks.map(chunk => ({ ...chunk, data: Buffer.from(chunk.data, 'base64') })),
    { ...FILM_SIZE, durationMs: film.scenes.length * SCENE_SECONDS * 1000 },
  );
  if (bytes.length > LIMIT_BYTES) throw new Error(`${film.slug} has ${bytes.length} bytes.`);
  writeFileSync(join('seed/media', `${film.slug}.webm`), bytes);
  console.log(`${film.slug.padEnd(26)} ${(bytes.length / 1024).toFixed(0)} KB`);
}
await browser.close();
