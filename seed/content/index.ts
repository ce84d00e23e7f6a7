import type { SeedDocument } from './document';
import { kitwell } from './kitwell';
import { larkfield } from './larkfield';
import { pawmere } from './pawmere';
import { trailhound } from './trailhound';
import { translationsOf } from './translations';

export type { SeedDocument } from './document';

const written: readonly SeedDocument[] = [...larkfield, ...pawmere, ...trailhound, ...kitwell];

/** Every document that the content system is seeded with, of all brands and languages. */
export const documents: readonly SeedDocument[] = [...written, ...translationsOf(written)];
