import { ASSETS } from './assets';

const byId = new Map(ASSETS.map(asset => [asset.id, asset]));
const byAddress = new Map(ASSETS.map(asset => [addressOf(asset), asset]));

/** How an import refers to a file beside the documents. */
function addressOf({ kind, place }: (typeof ASSETS)[number]): string {
  return `${kind}@file://./${place}`;
}

/** A copy of a value with a function applied to every object in it. */
function mapObjects(
  value: unknown,
  change: (fields: Readonly<Record<string, unknown>>) => object,
): unknown {
  if (Array.isArray(value)) return value.map(each => mapObjects(each, change));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(change({ ...value }));
  return Object.fromEntries(entries.map(([name, each]) => [name, mapObjects(each, change)]));
}

const assetId = (asset: unknown): string | null =>
  typeof asset === 'object' && asset !== null && '_ref' in asset ? String(asset._ref) : null;

/** A document in the format of an import: with files in place of asset ids. */
export const toImport = (document: object): unknown =>
  mapObjects(document, ({ asset, ...fields }) => {
    if (asset === undefined) return fields;
    const known = byId.get(assetId(asset) ?? '');
    if (!known) throw new Error(`The seed has no asset ${JSON.stringify(asset)}.`);
    return { ...fields, _sanityAsset: addressOf(known) };
  });

/** The document that an import creates from a line. Throws for a file that is not in the export. */
export const fromImport = (line: unknown): unknown =>
  mapObjects(line, ({ _sanityAsset: address, ...fields }) => {
    if (address === undefined) return fields;
    const known = typeof address === 'string' ? byAddress.get(address) : undefined;
    if (!known) throw new Error(`The export has no file ${JSON.stringify(address)}.`);
    return { ...fields, asset: { _type: 'reference', _ref: known.id } };
  });

/** The assets that documents refer to. */
export function assetsOf(documents: readonly object[]): typeof ASSETS {
  const used = new Set<string>();
  mapObjects(documents, fields => {
    const id = assetId(fields.asset);
    if (id !== null) used.add(id);
    return fields;
  });
  return ASSETS.filter(({ id }) => used.has(id));
}
