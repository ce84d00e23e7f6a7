// Renders the films of the home page's hero from its pictures: a light runs along the boundary line,
// trees move in the wind, the dog wags, and motes or snow drift by. The first and the last frame are
// the picture itself. Run `node scripts/make-hero-film.mjs [name …]`; it needs ffmpeg with VP9.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import sharp from 'sharp';

const [WIDTH, HEIGHT] = [1600, 900];
const FRAMES_A_SECOND = 24;
const SECONDS = 4.75;
const LIMIT_BYTES = 600 * 1024;

/**
 * Points and lengths are shares of the picture's width. Parts that sway: their middle, their radii, how
 * far they move, how often a second, and how much later than the others (in turns).
 * @typedef {{ x: number, y: number, rx: number, ry: number, by: number, hertz: number, turn: number }} Sway
 * @typedef {{ picture: string, sways: Sway[], collar: [number, number], air: 'motes' | 'snow' }} Scene
 */

/** @type {Record<string, Scene>} */
const SCENES = {
  'hero-yard': {
    picture: 'seed/art/lifestyle/hero-yard.jpg',
    sways: [
      { x: 0.065, y: 0.1, rx: 0.1, ry: 0.11, by: 0.0024, hertz: 0.42, turn: 0 },
      { x: 0.235, y: 0.125, rx: 0.13, ry: 0.13, by: 0.0032, hertz: 0.42, turn: 0.12 },
      { x: 0.4, y: 0.13, rx: 0.095, ry: 0.1, by: 0.0022, hertz: 0.42, turn: 0.25 },
      { x: 0.785, y: 0.286, rx: 0.0175, ry: 0.042, by: 0.004, hertz: 1.9, turn: 0 },
    ],
    collar: [0.676, 0.336],
    air: 'motes',
  },
  'hero-winter': {
    picture: 'seed/art/lifestyle/winter-yard.jpg',
    sways: [],
    collar: [0.668, 0.338],
    air: 'snow',
  },
};

/** @type {(from: number, to: number, x: number) => number} */
const smooth = (from, to, x) => {
  const at = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return at * at * (3 - 2 * at);
};
/** @type {(seed: number) => number} A number from 0 to 1, the same at every run. */
const chance = seed => Math.abs(Math.sin(seed * 127.1 + 11.7) * 43_758.5453) % 1;
/** @type {(seconds: number) => number} How much of all movement shows: none at both ends. */
const strengthAt = seconds =>
  smooth(0, 0.6, seconds) * (1 - smooth(SECONDS - 0.9, SECONDS - 0.1, seconds));

/** @type {(frame: Buffer, at: number, color: number[], share: number) => void} */
const lighten = (frame, at, color, share) => {
  for (let channel = 0; channel < 3; channel += 1) {
    const value = frame[at + channel] ?? 0;
    frame[at + channel] =
      value + (255 - value) * Math.min(1, share * ((color[channel] ?? 0) / 255));
  }
};

/** @type {(frame: Buffer, x: number, y: number, radius: number, color: number[], share: number) => void} */
const glow = (frame, x, y, radius, color, share) => {
  for (let row = Math.max(0, Math.ceil(y - radius)); row < Math.min(HEIGHT, y + radius); row += 1) {
    for (
      let left = Math.max(0, Math.ceil(x - radius));
      left < Math.min(WIDTH, x + radius);
      left += 1
    ) {
      const near = 1 - Math.hypot(left - x, row - y) / radius;
      if (near > 0) lighten(frame, (row * WIDTH + left) * 3, color, share * near * near);
    }
  }
};

/** @type {(picture: Buffer, frame: Buffer, part: Sway, seconds: number) => void} */
const sway = (picture, frame, { x, y, rx, ry, by, hertz, turn }, seconds) => {
  const most = Math.sin((seconds * hertz - turn) * 2 * Math.PI) * by * WIDTH * strengthAt(seconds);
  const [top, bottom] = [Math.max(0, (y - ry) * WIDTH), Math.min(HEIGHT, (y + ry) * WIDTH)];
  for (let row = Math.ceil(top); row < bottom; row += 1) {
    for (
      let left = Math.max(1, Math.ceil((x - rx) * WIDTH));
      left < Math.min(WIDTH - 2, (x + rx) * WIDTH);
      left += 1
    ) {
      const far = ((left / WIDTH - x) / rx) ** 2 + ((row / WIDTH - y) / ry) ** 2;
      if (far >= 1) continue;
      // The lower end stands still.
      const moved = most * (1 - far) ** 2 * smooth(0, 1, (bottom - row) / (2 * ry * WIDTH));
      const from = Math.min(WIDTH - 2, Math.max(0, left - moved * 2));
      const [whole, rest] = [Math.floor(from), from % 1];
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (row * WIDTH + whole) * 3 + channel;
        frame[(row * WIDTH + left) * 3 + channel] = Math.round(
          (picture[at] ?? 0) * (1 - rest) + (picture[at + 3] ?? 0) * rest,
        );
      }
    }
  }
};

/** @type {(frame: Buffer, air: Scene['air'], seconds: number) => void} */
const drift = (frame, air, seconds) => {
  const isSnow = air === 'snow';
  for (let index = 0; index < (isSnow ? 110 : 36); index += 1) {
    const size = 1.6 + chance(index) ** 3 * (isSnow ? 6 : 4);
    const fall = isSnow ? 34 + size * 14 : -6 - size * 2;
    const x = chance(index + 200) * WIDTH + Math.sin(seconds * 0.9 + index) * 12 + seconds * 9;
    const y = (chance(index + 400) * HEIGHT + fall * seconds + HEIGHT) % HEIGHT;
    const blink = isSnow ? 0.8 : 0.5 * (0.5 + 0.5 * Math.sin(seconds * 1.7 + index * 2));
    const color = isSnow ? [255, 255, 255] : [255, 236, 184];
    glow(frame, x, y, size * 1.8, color, blink * strengthAt(seconds));
  }
};

/** @type {(picture: Buffer) => Promise<{ line: Buffer, halo: Buffer }>} The boundary line in front, by its blue. */
const lineOf = async picture => {
  const line = Buffer.alloc(WIDTH * HEIGHT);
  for (let at = Math.round(HEIGHT * 0.74) * WIDTH; at < line.length; at += 1) {
    const blue = (picture[at * 3 + 2] ?? 0) - (picture[at * 3] ?? 0);
    line[at] = Math.round(255 * smooth(70, 140, blue));
  }
  const raw = { raw: { width: WIDTH, height: HEIGHT, channels: /** @type {const} */ (1) } };
  const halo = await sharp(line, raw).blur(14).extractChannel(0).raw().toBuffer();
  return { line, halo };
};

/** @type {(frame: Buffer, lines: { line: Buffer, halo: Buffer }, head: number) => void} */
const run = (frame, { line, halo }, head) => {
  for (let left = 0; left < WIDTH; left += 1) {
    const behind = head - left / WIDTH;
    const share = Math.exp(-((behind / (behind > 0 ? 0.14 : 0.022)) ** 2));
    if (share < 0.01) continue;
    for (let row = Math.round(HEIGHT * 0.7); row < HEIGHT; row += 1) {
      const at = row * WIDTH + left;
      lighten(frame, at * 3, [70, 170, 255], share * 0.75 * ((halo[at] ?? 0) / 255));
      lighten(frame, at * 3, [255, 255, 255], share * 0.85 * ((line[at] ?? 0) / 255));
    }
  }
};

const wanted = process.argv.slice(2);
for (const [name, scene] of Object.entries(SCENES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const picture = await sharp(scene.picture).resize(WIDTH, HEIGHT).removeAlpha().raw().toBuffer();
  const lines = await lineOf(picture);
  const file = `seed/media/${name}.webm`;
  const ffmpeg = spawn(
    'ffmpeg',
    [
      `-v error -y -f rawvideo -pix_fmt rgb24 -s ${WIDTH}x${HEIGHT} -r ${FRAMES_A_SECOND} -i -`,
      '-vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
      '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv',
      `-c:v libvpx-vp9 -crf 30 -b:v 0 -deadline good -cpu-used 2 -row-mt 1 -g 240 ${file}`,
    ].flatMap(part => part.split(' ')),
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const end = once(ffmpeg, 'close');
  for (let index = 0; index < FRAMES_A_SECOND * SECONDS; index += 1) {
    const seconds = index / FRAMES_A_SECOND;
    const head = -0.1 + 1.45 * (seconds / (SECONDS - 0.4));
    const [collarX, collarY] = scene.collar;
    const frame = Buffer.from(picture);
    for (const part of scene.sways) sway(picture, frame, part, seconds);
    run(frame, lines, head);
    // The collar answers when the light passes.
    const answer = Math.exp(-(((head - collarX) / 0.09) ** 2));
    glow(frame, collarX * WIDTH, collarY * WIDTH, 46, [120, 200, 255], answer * 0.9);
    drift(frame, scene.air, seconds);
    if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await end;
  const { size } = statSync(file);
  if (code !== 0 || size > LIMIT_BYTES) throw new Error(`${name}: ffmpeg ${code}, ${size} bytes.`);
  console.log(`${name.padEnd(14)} ${(size / 1024).toFixed(0)} KB`);
}
