/**
 * Validates exported documents (`npm run seed:export`) with the vendor's own validator:
 * `tsx validate.ts <data.ndjson>`. Prints every finding and ends with 1 if there is one.
 */
import { readFileSync } from 'node:fs';
import type { SanityClient } from '@sanity/client';
import { evaluate, parse } from 'groq-js';
import { createSchema, validateDocument, type SanityDocument, type Workspace } from 'sanity';
import { schemaTypes } from './schemas';

// The validator rests between documents by a clock that only browsers have.
Object.assign(globalThis, { window: globalThis });

const schema = createSchema({ name: 'shop', types: schemaTypes });

/** An export names files where a dataset has references to assets. */
const withAssets = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withAssets);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, each]) =>
    name === '_sanityAsset'
      ? ['asset', { _type: 'reference', _ref: `asset ${String(each)}` }]
      : [name, withAssets(each)],
  );
  return Object.fromEntries(entries) as unknown;
};

const lines = readFileSync(process.argv[2] ?? '', 'utf8')
  .trim()
  .split('\n');
const documents = lines.map(
  text =>
    ({
      _createdAt: '2026-01-01T00:00:00Z',
      _updatedAt: '2026-01-01T00:00:00Z',
      _rev: 'a',
      ...(withAssets(JSON.parse(text)) as object),
    }) as SanityDocument,
);
const ids = new Set(documents.map(({ _id }) => _id));

/** Answers a validator's queries from the documents themselves. */
const client = {
  fetch: async (query: string, params: Readonly<Record<string, unknown>>): Promise<unknown> => {
    const found = await evaluate(parse(query, { params }), { dataset: documents });
    return found.get();
  },
} as unknown as SanityClient;

const main = async (): Promise<void> => {
  let found = 0;
  for (const document of documents) {
    const markers = await validateDocument({
      document,
      workspace: { schema } as unknown as Workspace,
      getClient: () => client,
      getDocumentExists: async ({ id }) => id.startsWith('asset ') || ids.has(id),
      environment: 'cli',
    });
    for (const { path, level, message } of markers) {
      found += 1;
      console.error(`${document._id}, ${JSON.stringify(path)}: ${level}: ${message}`);
    }
  }
  console.log(`${documents.length} documents, ${found} findings.`);
  process.exit(found === 0 && documents.length > 0 ? 0 : 1);
};

void main();
