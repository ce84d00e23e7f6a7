import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BoundedMap } from '../bounded-map';
import { CONTENT_TYPES } from './image-format';
import { renderToBuffer } from './image-draw';
import type { RenderRequest } from './image-draw';

const MEMORY_BYTES = 96 * 1024 * 1024;
/** Each picture being rendered takes some 20 MB outside the heap. */
const MAX_CONCURRENT = 3;

export interface RenderedImage {
  readonly body: Buffer;
  readonly contentType: string;
  /** A strong ETag, quotes included. */
  readonly etag: string;
}

const memory = new BoundedMap<RenderedImage>(MEMORY_BYTES, ({ body }) => body.length);
const inProgress = new Map<string, Promise<RenderedImage>>();
const waiting: (() => void)[] = [];
let free = MAX_CONCURRENT;

/**
 * Resizes, crops and encodes an image. Results are kept in memory and in the cache folder.
 * Concurrent equal requests are rendered once. Rejects if the source is missing.
 */
export async function renderImage(request: RenderRequest): Promise<RenderedImage> {
  const key = await keyOf(request);
  const known = memory.get(key);
  if (known) return known;
  const pending = inProgress.get(key) ?? load(key, request);
  inProgress.set(key, pending);
  try {
    return await pending;
  } finally {
    inProgress.delete(key);
  }
}

/** The image if it was rendered before; null otherwise. */
export async function drawnImage(request: RenderRequest): Promise<RenderedImage | null> {
  const key = await keyOf(request);
  const known = memory.get(key);
  if (known) return known;
  const body = await readFile(fileOf(key, request)).catch(() => null);
  return body && keep(key, toImage(key, request, body));
}

async function keyOf(request: RenderRequest): Promise<string> {
  const { mtimeMs, size } = await stat(request.sourceFile);
  const identity = JSON.stringify([mtimeMs, size, request]);
  return createHash('sha1').update(identity).digest('hex');
}

const fileOf = (key: string, { format }: RenderRequest): string =>
  path.join(cacheFolder(), key.slice(0, 2), `${key}.${format}`);

const toImage = (key: string, { format }: RenderRequest, body: Buffer): RenderedImage => ({
  body,
  contentType: CONTENT_TYPES[format],
  etag: `"${key}"`,
});

async function load(key: string, request: RenderRequest): Promise<RenderedImage> {
  const file = fileOf(key, request);
  const body = await readFile(file).catch(() => drawToFile(request, file));
  return keep(key, toImage(key, request, body));
}

async function drawToFile(request: RenderRequest, file: string): Promise<Buffer> {
  const body = await whenFree(() => renderToBuffer(request));
  const draft = `${file}.${process.pid}.tmp`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(draft, body);
  await rename(draft, file);
  return body;
}

async function whenFree<T>(draw: () => Promise<T>): Promise<T> {
  if (free === 0) await new Promise<void>(resolve => waiting.push(resolve));
  else free -= 1;
  try {
    return await draw();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}

function keep(key: string, image: RenderedImage): RenderedImage {
  memory.set(key, image);
  return image;
}

function cacheFolder(): string {
  return process.env.SANDBOX_CACHE ?? path.resolve(__dirname, '../../../.sandbox/cache');
}
