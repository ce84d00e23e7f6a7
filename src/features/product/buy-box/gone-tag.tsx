import { useTranslation } from 'react-i18next';
import type { Variant } from '~/src/domain/commerce/product';
import { StockNote } from './stock-note';

/** Says below the name of a product, as a tag in place of its button, that it is no longer made. */
export function GoneTag({ variant }: { readonly variant: Variant }) {
  const { t } = useTranslation('product');
  return (
    <div className="grid gap-2">
      <p>
        <button type="submit" disabled className="badge">
          {t('availability.discontinued')}
        </button>
      </p>
      <StockNote variant={variant} />
    </div>
  );
}
