import { useEffect, useState } from 'react';
import type { CurrencyCode } from '~/src/config/currency';
import { localizePath } from '~/src/config/paths';
import type { Pairing } from '~/src/gateways/site-files/pairings';
import { useLocale } from '~/src/features/locale';
import type { CartViewLine } from '~/src/features/cart/types';

const ASKED_LINES = 3;

const read = new Map<string, readonly Pairing[]>();

async function pairingsOf(path: string, currency: CurrencyCode): Promise<readonly Pairing[]> {
  const known = read.get(path);
  if (known) return known;
  const { readPairings } = await import('~/src/gateways/site-files/pairings');
  const reply = await readPairings(path, currency);
  if (!reply.ok) return [];
  read.set(path, reply.value);
  return reply.value;
}

/** One suggestion per line in turn, so that the first line does not dominate. */
function inTurn(lists: readonly (readonly Pairing[])[]): readonly Pairing[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap(list => list[at] ?? [])).flat();
}

/**
 * What goes well with the lines and is neither among them nor to be left out; null until it has been read. It comes from the
 * pages of the latest lines' products: nothing of it is on the first load of any page.
 */
export function useSuggestedProducts(
  lines: readonly CartViewLine[],
  limit: number,
  leftOut: readonly CartViewLine[] = [],
): readonly Pairing[] | null {
  const { brand, locale } = useLocale();
  const [found, setFound] = useState<readonly Pairing[] | null>(null);
  const handles = [...new Set(lines.map(({ merchandise }) => merchandise.product.handle))];
  const asked = handles.slice(0, ASKED_LINES).join(' ');

  useEffect(() => {
    let isCurrent = true;
    const paths = asked
      .split(' ')
      .map(handle => localizePath(`/products/${handle}`, locale, brand));
    const none = (): readonly Pairing[] => [];
    void Promise.all(paths.map(path => pairingsOf(path, locale.currency).catch(none))).then(
      lists => {
        if (isCurrent) setFound(inTurn(lists));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [asked, brand, locale]);

  if (!found) return null;
  const seen = new Set([
    ...handles,
    ...leftOut.map(({ merchandise }) => merchandise.product.handle),
  ]);
  return found
    .filter(({ handle, isInStock }) => {
      const isNew = isInStock && !seen.has(handle);
      seen.add(handle);
      return isNew;
    })
    .slice(0, limit);
}
