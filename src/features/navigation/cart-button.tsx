import { useTranslation } from 'react-i18next';
import { CartIcon } from '../../ui/icons';

export interface CartButtonProps {
  /** 0 until the cart is known; the number has its place reserved. */
  count: number;
  onOpen: () => void;
}

export function CartButton({ count, onOpen }: CartButtonProps) {
  const { t } = useTranslation('common');
  return (
    <button
      type="button"
      className="icon-btn"
      aria-haspopup="dialog"
      aria-label={count > 0 ? t('header.cartCount', { count }) : t('header.openCart')}
      onClick={onOpen}
    >
      <CartIcon />
      {count > 0 && <span className="count">{count}</span>}
    </button>
  );
}
