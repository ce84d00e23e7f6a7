import { useTranslation } from 'react-i18next';
import { localizePath } from '~/src/config/paths';
import { CartIcon } from '~/src/ui/icons';
import { useLocale } from '~/src/features/locale';

export interface CartButtonProps {
  /** 0 until the cart is known; space for the number is reserved. */
  count: number;
  onOpen: () => void;
}

/** Opens the cart; without scripts, and before hydration, it is a link to the cart page. */
export function CartButton({ count, onOpen }: CartButtonProps) {
  const { t } = useTranslation('common');
  const { brand, locale } = useLocale();
  return (
    <form action={localizePath('/cart', locale, brand)} className="flex">
      <button
        className="icon-btn"
        aria-haspopup="dialog"
        aria-label={count > 0 ? t('header.cartCount', { count }) : t('header.openCart')}
        onClick={event => {
          event.preventDefault();
          onOpen();
        }}
      >
        <CartIcon />
        {count > 0 && <span className="count">{count}</span>}
      </button>
    </form>
  );
}
