import { useEffect, useState } from 'react';
import type { Shelf } from '~/src/gateways/site-files/shelves';
import { localizePath } from '~/src/config/paths';
import { useLocale } from '~/src/features/locale';

/** The fullest collections, for a cart without lines; empty until they are read, or if they cannot be. */
export function useTopCollections(limit: number): readonly Shelf[] {
  const { brand, locale } = useLocale();
  const [shelves, setShelves] = useState<readonly Shelf[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    const read = async (): Promise<void> => {
      const { readShelves } = await import('~/src/gateways/site-files/shelves');
      const reply = await readShelves(localizePath('/collections', locale, brand), abort.signal);
      if (reply.ok && !abort.signal.aborted) setShelves(reply.value);
    };
    // Without them there is still the way to all collections.
    read().catch(() => undefined);
    return () => abort.abort();
  }, [brand, locale]);
  return shelves.filter(({ image }) => image !== null).slice(0, limit);
}
