import { expect, it } from 'vitest';
import { documents } from '~/seed/content';
import { assetDocuments } from './assets';

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = '_ref' in value && typeof value._ref === 'string' ? [value._ref] : [];
  return [...own, ...Object.values(value).flatMap(referencesIn)];
}

it('has no dangling reference and no duplicate id', () => {
  const ids = [...documents, ...assetDocuments('')].map(({ _id }) => _id);
  const known = new Set(ids);
  expect(ids.length).toBe(known.size);
  const references = documents.flatMap(referencesIn);
  expect(references.length).toBeGreaterThan(0);
  expect(references.filter(id => !known.has(id))).toEqual([]);
});
