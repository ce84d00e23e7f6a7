import { seedBrands } from '../brands';
import type { SeedDocument } from './document';
import { larkfield } from './larkfield';
import { pawmere } from './pawmere';
import { siteDocuments } from './site-documents';
import { translationsOf } from './translations';

export type { SeedDocument } from './document';

/** The sites whose folders hold code besides data: for films and manuals, or for countries abroad. */
const WITH_CODE: Readonly<Record<string, readonly SeedDocument[]>> = { larkfield, pawmere };

const written: readonly SeedDocument[] = seedBrands.flatMap(
  ({ id }) => WITH_CODE[id] ?? siteDocuments(id),
);

/** Every document that the content system is seeded with, of all brands and languages. */
export const documents: readonly SeedDocument[] = [...written, ...translationsOf(written)];
