import { useTranslation } from 'react-i18next';
import type { AddressLines } from '~/src/domain/commerce/order';
import { useLocale } from '~/src/features/locale';
import { useSeller } from '../seller';

interface InvoicePartiesProps {
  /** Null if the store does not provide it. */
  readonly billingAddress: AddressLines | null;
}

/** Print only: seller and billing address. */
export function InvoiceParties({ billingAddress }: InvoicePartiesProps) {
  const { t } = useTranslation('account-orders');
  const { brand } = useLocale();
  const { legalName, address, email } = useSeller();
  const seller = [legalName ?? brand.name, address, email].filter(line => line !== null);
  return (
    <div className="print-only invoice-parties">
      <section aria-label={t('order.seller')}>
        <h2>{t('order.seller')}</h2>
        {seller.map(line => (
          <p key={line}>{line}</p>
        ))}
      </section>
      {billingAddress && (
        <section aria-label={t('order.billTo')}>
          <h2>{t('order.billTo')}</h2>
          {billingAddress.map((line, at) => (
            <p key={at}>{line}</p>
          ))}
        </section>
      )}
    </div>
  );
}
