import { useTranslation } from 'react-i18next';
import type { Variant } from '~/src/domain/commerce/product';
import { LocalLink } from '~/src/features/links';
import { DeliveryEstimate } from './delivery-estimate';
import { LOW_STOCK } from './use-stock-limit';

/** The stock message of the selected variant, and its delivery estimate. */
export function StockNote({ variant }: { readonly variant: Variant | null }) {
  const { t } = useTranslation('product');
  if (!variant) return <p className="text-sm text-ink-soft">{t('notFound')}</p>;
  if (variant.availability !== 'inStock') {
    return (
      <p className="text-sm text-ink-soft">
        {t(`availabilityNote.${variant.availability}`)}{' '}
        {variant.availability === 'discontinued' && (
          <LocalLink to="/support/contact" className="link">
            {t('availabilityNote.suggestion')}
          </LocalLink>
        )}
      </p>
    );
  }
  // A service or a plan is never on a shelf.
  if (!variant.requiresShipping) return null;
  const left = variant.quantityAvailable;
  return (
    <>
      <p className="text-sm text-positive">
        {variant.isBackorder
          ? t('availabilityNote.backorder')
          : left !== null && left > 0 && left <= LOW_STOCK
            ? t('availabilityNote.lowStock', { count: left })
            : t('availabilityText.inStock')}
      </p>
      {variant.requiresShipping && !variant.isBackorder && !variant.isLeadGeneration && (
        <DeliveryEstimate />
      )}
    </>
  );
}
