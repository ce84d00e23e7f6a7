import { useEffect, useState } from 'react';
import type { CollectionSummary } from '~/src/gateways/site-files/collection-summaries';
import { localizePath } from '~/src/config/paths';
import { useLocale } from '~/src/features/locale';

/** The largest collections, for an empty cart; empty until they are read, or if they cannot be. */
export function useTopCollections(limit: number): readonly CollectionSummary[] {
  const { brand, locale } = useLocale();
  const [collections, setCollections] = useState<readonly CollectionSummary[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    const read = async (): Promise<void> => {
      const { readCollectionSummaries } = await import(
        '~/src/gateways/site-files/collection-summaries'
      );
      const reply = await readCollectionSummaries(
        localizePath('/collections', locale, brand),
        abort.signal,
      );
      if (reply.ok && !abort.signal.aborted) setCollections(reply.value);
    };
    // Without them, there is still the link to all collections.
    read().catch(() => undefined);
    return () => abort.abort();
  }, [brand, locale]);
  return collections.filter(({ image }) => image !== null).slice(0, limit);
}
