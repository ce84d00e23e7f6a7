import { createHash } from 'node:crypto';
import type { SeedDocument } from '~/seed/content';
import { catalogueImage } from '../catalogue/image';
import type { CatalogueImage } from '../catalogue/model';
import { artFiles } from '../images/manifest';
import type { StoreSettings } from '../stores';

/** The documents of one store: its brand's, in its country's language. */
export interface StoreDocuments {
  ofType(type: string): readonly SeedDocument[];
  /** The document that a reference means, whatever its language. */
  find(reference: string): SeedDocument | undefined;
}

const withoutLanguage = (id: string): string => id.replace(/-en-(?:us|ca)$/, '');

const isSharedWith = ({ sites }: SeedDocument, brand: string): boolean =>
  Array.isArray(sites) && sites.includes(brand);

/** Canadian documents take the place of those of the United States; the others serve both. */
export function storeDocuments(
  documents: readonly SeedDocument[],
  { brand, country }: Pick<StoreSettings, 'brand' | 'country'>,
): StoreDocuments {
  const languages = country === 'CA' ? ['en-us', 'en-ca'] : ['en-us'];
  const chosen = new Map<string, SeedDocument>();
  for (const language of languages) {
    for (const document of documents) {
      const isOurs = document.site === brand || isSharedWith(document, brand);
      if (isOurs && document.language === language) {
        chosen.set(withoutLanguage(document._id), document);
      }
    }
  }
  return {
    ofType: type => [...chosen.values()].filter(({ _type }) => _type === type),
    find: reference => chosen.get(withoutLanguage(reference)),
  };
}

let filesByDigest: ReadonlyMap<string, string> | undefined;

/** The picture that an asset's id names, `image-<digest of the file>-<size>-<format>`; null for none. */
export function imageOfAsset(owner: string, asset: string | undefined): CatalogueImage | null {
  filesByDigest ??= new Map(
    [...artFiles().keys()].map(file => [createHash('sha1').update(file).digest('hex'), file]),
  );
  const file = filesByDigest.get(/^image-([0-9a-f]{40})-/.exec(asset ?? '')?.[1] ?? '');
  return file === undefined ? null : catalogueImage(owner, file);
}
