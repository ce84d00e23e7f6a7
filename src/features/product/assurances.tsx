import { useTranslation } from 'react-i18next';
import type { SiteSettings } from '~/src/domain/content/content';
import { formatShortPrice } from '~/src/domain/locale/format-price';
import { multiplyMoney, type Money } from '~/src/domain/commerce/money';
import type { Product, Variant } from '~/src/domain/commerce/product';
import { isGuaranteed } from './product-kind';
import { ReturnIcon, ShieldIcon, TruckIcon } from '~/src/ui/icons';
import { useLocale } from '../locale';
import { ShippingNudge } from './buy-box/shipping-nudge';

interface AssurancesProps {
  readonly settings: SiteSettings;
  readonly product: Pick<Product, 'tags'>;
  /** The chosen variant, where the page sells one. */
  readonly variant?: Variant | null;
  /** Unit price with the selected purchase option. */
  readonly price?: Money | null | undefined;
  readonly quantity?: number;
}

/** Delivery, returns and guarantee of what is shipped, beside the button. */
export function Assurances(props: AssurancesProps) {
  const { settings, product, variant, price, quantity = 1 } = props;
  const { t } = useTranslation('product');
  const { locale } = useLocale();
  const threshold = settings.freeShippingThreshold[locale.currency];
  if (variant?.availability === 'discontinued' || variant?.requiresShipping === false) return null;
  if (!threshold && settings.returnDays === null && !isGuaranteed(product)) return null;
  return (
    <ul className="assurances">
      {threshold && (
        <li>
          <TruckIcon />
          <span>
            {t('delivery.freeShipping', { price: formatShortPrice(threshold, locale) })}
            {variant?.availability === 'inStock' && price && (
              <ShippingNudge price={multiplyMoney(price, quantity)} threshold={threshold} />
            )}
          </span>
        </li>
      )}
      {settings.returnDays !== null && (
        <li>
          <ReturnIcon />
          {t('delivery.returns', { count: settings.returnDays })}
        </li>
      )}
      {isGuaranteed(product) && (
        <li>
          <ShieldIcon />
          {t('delivery.guarantee')}
        </li>
      )}
    </ul>
  );
}
