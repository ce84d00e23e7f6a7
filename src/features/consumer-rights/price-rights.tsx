import type { ConsumerRights, LowestPrice } from '~/src/domain/commerce/consumer-rights';
import type { Variant } from '~/src/domain/commerce/product';
import { lowestPriceOf } from '~/src/domain/commerce/variants';
import { formatPrice } from '~/src/domain/locale/format-price';
import { useLocale } from '../locale';

interface PriceRightsProps {
  readonly rights: ConsumerRights;
  readonly variant: Variant;
  readonly lowestPrices: readonly LowestPrice[];
}

/** Below a price: that it includes the tax, and the lowest one before a reduction. */
export function PriceRights({ rights, variant, lowestPrices }: PriceRightsProps) {
  const { locale } = useLocale();
  const { taxNote, lowestPrice } = rights;
  const lowest = lowestPriceOf(variant, lowestPrices);
  return (
    <p className="text-sm text-ink-soft">
      {taxNote}
      {lowest && lowestPrice && (
        <>
          <br />
          {lowestPrice.replace('{{price}}', formatPrice(lowest, locale))}
        </>
      )}
    </p>
  );
}
