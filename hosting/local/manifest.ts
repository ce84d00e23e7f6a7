import { readFileSync } from 'node:fs';
import { array, literal, number, object, optional, record, string } from 'valibot';
import { decode } from '~/src/domain/data/decode';
import { parseJson } from '~/src/domain/data/json';
import type { HostManifest } from '../adapter/manifest';

const manifestSchema = object({
  version: literal(2),
  locales: array(object({ title: string(), path: string() })),
  redirects: array(object({ from: string(), to: string(), status: number() })),
  headers: array(object({ path: string(), headers: record(string(), string()) })),
  clientOnly: array(object({ path: string(), file: string() })),
  notFound: array(object({ prefix: string(), file: string() })),
  scriptProxy: optional(array(object({ origin: string(), path: string() }))),
  pictures: optional(array(object({ path: string(), source: string() }))),
});

const readText = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

/**
 * The manifest that the build wrote. Throws a message for the developer if it is missing or
 * unusable.
 */
export const readManifest = (file: string): HostManifest => {
  const written = parseJson(readText(file));
  if (written === null) {
    throw new Error(`There is no readable ${file}: run "npm run build" first.`);
  }
  const manifest = decode(manifestSchema, written);
  if (manifest.ok) return manifest.value;
  throw new Error(
    `${file} is of another version: run "npm run build" again. ${manifest.error.message}`,
  );
};
