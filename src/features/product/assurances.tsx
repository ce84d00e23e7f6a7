import { useTranslation } from 'react-i18next';
import type { SiteSettings } from '../../domain/content';
import { formatPrice } from '../../domain/format-price';
import { ReturnIcon, ShieldIcon, TruckIcon } from '../../ui/icons';
import { useLocale } from '../locale';

/** Delivery, returns and guarantee, beside the button. */
export function Assurances({ settings }: { readonly settings: SiteSettings }) {
  const { t } = useTranslation('product');
  const { locale } = useLocale();
  const threshold = settings.freeShippingThreshold[locale.currency];
  return (
    <ul className="assurances">
      {threshold && (
        <li>
          <TruckIcon />
          {t('delivery.freeShipping', { price: formatPrice(threshold, locale, 0) })}
        </li>
      )}
      {settings.returnDays !== null && (
        <li>
          <ReturnIcon />
          {t('delivery.returns', { count: settings.returnDays })}
        </li>
      )}
      <li>
        <ShieldIcon />
        {t('delivery.guarantee')}
      </li>
    </ul>
  );
}
