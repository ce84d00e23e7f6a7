import { useTranslation } from 'react-i18next';
import { formatPrice } from '~/src/domain/locale/format-price';
import { savedPercent, type Money } from '~/src/domain/commerce/money';
import type { SiteSettings } from '~/src/domain/content/content';
import type { Product, Variant } from '~/src/domain/commerce/product';
import { regularPriceOf, savingBaseOf } from '~/src/domain/commerce/variants';
import { PRO_STAFF_PERCENT } from '~/src/config/constants';
import { Badge } from '~/src/ui/badge';
import { Price } from '~/src/ui/price';
import { PriceRights } from '~/src/features/consumer-rights';
import { useLocale } from '~/src/features/locale';

interface UnitPriceProps {
  readonly variant: Variant;
  readonly lowestPrices: Product['lowestPrices'];
  /** One unit as it would be bought: on its plan, and for this customer. */
  readonly price: Money;
  readonly isProStaff: boolean;
}

/** The unit price, and the price it is compared with. */
function UnitPrice({ variant, lowestPrices, price, isProStaff }: UnitPriceProps) {
  const { t } = useTranslation('product');
  const { locale } = useLocale();
  const regular = regularPriceOf(variant);
  // What is no longer made has a price for reference only.
  if (variant.availability === 'discontinued') {
    return (
      <p className="text-ink-soft">
        {t('common:price.was')} {formatPrice(price, locale)}
      </p>
    );
  }
  const percentageDiscount = savedPercent(savingBaseOf(variant, lowestPrices), price);
  const was = price.cents < regular.cents ? regular : null;
  const labels = {
    now: t(isProStaff ? 'proStaff.price' : 'common:price.now'),
    was: t(isProStaff ? 'proStaff.regular' : 'common:price.was'),
  };
  return (
    <div>
      <div className="flex items-center gap-x-3">
        <Price
          className="text-2xl"
          price={formatPrice(price, locale)}
          was={was && formatPrice(was, locale)}
          labels={labels}
        />
        {isProStaff ? (
          <Badge tone="strong">{t('proStaff.badge', { percent: PRO_STAFF_PERCENT })}</Badge>
        ) : (
          percentageDiscount > 0 && (
            <Badge tone="sale">{t('purchase.savings', { percentageDiscount })}</Badge>
          )
        )}
      </div>
      {isProStaff && <p className="mt-1 text-sm text-ink-soft">{t('proStaff.eligible')}</p>}
    </div>
  );
}

interface BuyBoxPriceProps extends Omit<UnitPriceProps, 'price' | 'lowestPrices'> {
  readonly product: Product;
  /** Null if it is not known. */
  readonly price: Money | null;
  readonly rights: SiteSettings['rights'];
}

/** The price with what the law of some countries adds to it, or that it is not known. */
export function BuyBoxPrice(props: BuyBoxPriceProps) {
  const { product, variant, price, isProStaff, rights } = props;
  const { t } = useTranslation('product');
  if (!price) return <p role="status">{t('priceUnknown')}</p>;
  return (
    <>
      <UnitPrice
        variant={variant}
        lowestPrices={product.lowestPrices}
        price={price}
        isProStaff={isProStaff}
      />
      {process.env.SELLS_ABROAD !== 'no' && rights && (
        <PriceRights rights={rights} variant={variant} lowestPrices={product.lowestPrices ?? []} />
      )}
    </>
  );
}
