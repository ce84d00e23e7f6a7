import { readFileSync } from 'node:fs';
import type { HostManifest } from '../adapter/manifest';

const LISTS = ['redirects', 'headers', 'clientOnly', 'notFound'];

const isManifest = (value: unknown): value is HostManifest =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  value.version === 2 &&
  LISTS.every(name => Array.isArray(Reflect.get(value, name)));

/** The manifest that the build wrote; throws with a sentence when there is none to use. */
export const readManifest = (file: string): HostManifest => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error(`There is no readable ${file}: run "npm run build" first.`);
  }
  if (!isManifest(parsed))
    throw new Error(`${file} is of another version: run "npm run build" again.`);
  return parsed;
};
