import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '~/src/ui/skeleton';
import type { CartViewLine } from '~/src/features/cart/types';
import { SuggestedProductTile } from './suggested-product-tile';
import { useSuggestedProducts } from './use-suggested-products';

interface GoesWellProps {
  readonly lines: readonly CartViewLine[];
  /** Lines just removed: they can be restored, so they are not suggested. */
  readonly removed?: readonly CartViewLine[] | undefined;
  readonly limit: number;
  readonly headingLevel: 2 | 3;
  readonly onFollow: () => void;
}

/** A few products that go well with what is in the cart. */
export function SuggestedProducts(props: GoesWellProps) {
  const { lines, removed, limit, headingLevel, onFollow } = props;
  const { t } = useTranslation('cart');
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const [added, setAdded] = useState<string | null>(null);
  const pairings = useSuggestedProducts(lines, limit, removed);
  return (
    <>
      <p role="status" className="sr-only">
        {added !== null && t('pairings.added', { title: added })}
      </p>
      {pairings === null && <Skeleton className="h-24" />}
      {pairings !== null && pairings.length > 0 && (
        <section aria-labelledby={id}>
          <Heading id={id} className="text-xl">
            {t('pairings.title')}
          </Heading>
          <ul className="pairings">
            {pairings.map(pairing => (
              <SuggestedProductTile
                key={pairing.handle}
                pairing={pairing}
                onAdded={setAdded}
                onFollow={onFollow}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
