import type { SeedDocument } from './document';
import { larkfield } from './larkfield';
import { pawmere } from './pawmere';

export type { SeedDocument } from './document';

/** Every document that the content system is seeded with, of all brands and languages. */
export const documents: readonly SeedDocument[] = [...larkfield, ...pawmere];
