import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documents } from '~/seed/content';
import { fileReference } from '~/seed/content/files';
import { seedFiles } from '~/seed/content/seed-files';
import { fromImport } from '~/seed/export/documents';
import { exportDataset } from '~/seed/export/export';
import { isJsonObject, type JsonObject } from '../core/json';
import { ASSETS } from './assets';
import { startContent, type ContentSandbox } from './testing/start-content';

const [first] = documents;
const draft = {
  ...first,
  _id: `drafts.${first?._id ?? ''}`,
  _type: first?._type ?? '',
  returnDays: 1,
};
const seed = [...documents, draft];

let folder: string;
let lines: readonly JsonObject[];
let content: ContentSandbox;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'export-'));
  exportDataset(seed, folder);
  lines = readFileSync(path.join(folder, 'data.ndjson'), 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map((line): unknown => JSON.parse(line))
    .filter(isJsonObject);
  content = await startContent([]);
});
afterAll(async () => {
  await content.stop();
  rmSync(folder, { recursive: true });
});

const objectsIn = (value: unknown): readonly JsonObject[] => {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isJsonObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
};

/** Fields that the content system writes itself. */
const OWN_FIELDS = ['_createdAt', '_updatedAt', '_rev'];

const written = (document: JsonObject | undefined) =>
  Object.fromEntries(Object.entries(document ?? {}).filter(([name]) => !OWN_FIELDS.includes(name)));

const byId = (some: readonly unknown[]): ReadonlyMap<unknown, JsonObject> =>
  new Map(some.filter(isJsonObject).map(document => [document._id, document]));

it('has a line for each document, drafts included, in the format of an import', () => {
  expect(lines).toHaveLength(seed.length);
  const ids = lines.map(({ _id }) => String(_id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain(draft._id);
  expect(ids.filter(id => !/^[\w.-]{1,128}$/.test(id))).toEqual([]);
  expect(lines.filter(({ _type }) => typeof _type !== 'string')).toEqual([]);
});

it('includes the files that documents refer to, and no others', () => {
  const named = objectsIn(lines).flatMap(({ _sanityAsset }) =>
    typeof _sanityAsset === 'string' ? [_sanityAsset] : [],
  );
  const places = named.map(
    name => /^(image|file)@file:\/\/\.\/((?:images|files)\/[^/]+)$/.exec(name)?.[2],
  );
  const files = ['images', 'files'].flatMap(name =>
    readdirSync(path.join(folder, name)).map(file => `${name}/${file}`),
  );
  expect(files.length).toBeGreaterThan(50);
  expect([...new Set(places)].sort()).toEqual([...files].sort());
  expect(objectsIn(lines).filter(({ asset }) => asset !== undefined)).toEqual([]);
});

it('keeps the bytes that the sandbox serves', () => {
  const sources = new Map<unknown, () => Buffer>([
    ...[...ASSETS.values()].map(
      ({ id, sourceFile }) => [id, (): Buffer => readFileSync(sourceFile)] as const,
    ),
    ...seedFiles.map(({ file, read }) => [fileReference(file), read] as const),
  ]);
  for (const line of objectsIn(lines).filter(({ _sanityAsset }) => _sanityAsset !== undefined)) {
    const [, place = ''] = String(line._sanityAsset).split('file://./');
    const ids = objectsIn(fromImport(line)).map(({ _ref }) => sources.get(_ref));
    const bytes = ids.find(each => each !== undefined)?.();
    expect(bytes?.equals(readFileSync(path.join(folder, place))), place).toBe(true);
  }
});

it('gives a fresh dataset the documents of the seed, every reference resolved', async () => {
  const editor = content.client({ token: 'sandbox-editor-token', perspective: 'raw' });
  const transaction = lines
    .map(fromImport)
    .reduce<
      ReturnType<typeof editor.transaction>
    >((all, document) => (isJsonObject(document) ? all.create({ ...document, _type: String(document._type) }) : all), editor.transaction());
  // The service refuses a transaction with a strong reference that leads nowhere.
  await transaction.commit({ visibility: 'sync' });
  const stored = byId(await editor.fetch<unknown[]>('*[!(_type in path("sanity.**"))]'));
  const expected = byId(seed.map((document): unknown => JSON.parse(JSON.stringify(document))));
  for (const [id, document] of expected) {
    expect(written(stored.get(id)), String(id)).toEqual(document);
  }
  const own = [...stored.keys()].filter(id => !expected.has(id)).map(id => String(id));
  expect(own.filter(id => !/^(image|file)-/.test(id))).toEqual([]);
});
