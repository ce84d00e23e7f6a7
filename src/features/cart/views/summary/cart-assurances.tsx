import { useTranslation } from 'react-i18next';
import { LockIcon, ReturnIcon } from '~/src/ui/icons';

interface CartAssurancesProps {
  /** Days within which an order can be returned; null where the brand promises none. */
  readonly returnDays: number | null;
}

/** What a shopper may rely on when paying, below the checkout button. */
export function CartAssurances({ returnDays }: CartAssurancesProps) {
  const { t } = useTranslation('cart');
  return (
    <ul className="cart-assurances">
      <li>
        <LockIcon size={20} />
        {t('secureCheckout')}
      </li>
      {returnDays !== null && (
        <li>
          <ReturnIcon size={20} />
          {t('common:footer.returns', { count: returnDays })}
        </li>
      )}
    </ul>
  );
}
